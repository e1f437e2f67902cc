import { contactsOf, moreLines, roleLine, sectionsOf } from './content.ts';
import type { Design } from './design.ts';
import type { Person } from './people.ts';
import { jobText, studyText } from './write-html.ts';
import { headOf, type SectionName } from './wording.ts';

const escape = (text: string): string =>
  text
    .replace(/[&%#_$]/gu, '\\$&')
    .replace(/–/gu, '--')
    .replace(/•/gu, '\\textbullet{}');

const bullets = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `\\begin{itemize}\n${items.map((item) => `\\item ${escape(item)}`).join('\n')}\n\\end{itemize}`;

function entry(text: ReturnType<typeof jobText>, design: Design): string {
  const [first, second] = text.names;
  const where = design.number % 2 === 0 && text.place !== '' ? design.joint + text.place : '';
  const [upper, lower] = design.order === 'company' ? [second, first] : [first, second];
  const when = escape(text.period);
  if (design.datePlace === 'left')
    return `\\noindent\\begin{tabular}{@{}p{3.4cm}p{13cm}@{}}${when} & \\textbf{${escape(upper)}}\
\\newline ${escape(lower + where)}\\end{tabular}\n\n${bullets(text.items)}`;
  return `\\noindent\\textbf{${escape(upper)}}\\hfill ${when}\\\\\n\\textit{${escape(lower + where)}}\n\n${bullets(text.items)}`;
}

function section(name: SectionName, person: Person, design: Design): string {
  switch (name) {
    case 'objective':
      return escape(person.objective);
    case 'summary':
      return escape(person.summary);
    case 'jobs':
      return person.jobs.map((job) => entry(jobText(job, design), design)).join('\n\n');
    case 'education':
      return person.education.map((study) => entry(studyText(study, design), design)).join('\n\n');
    case 'courses':
      return bullets(person.courses);
    case 'languages':
      return person.languages.map(({ language, level }) => `${language} (${level})`).join(', ');
    case 'skills':
      return escape(person.skills.join(', '));
    case 'publications':
      return bullets(person.publications);
    case 'volunteering':
      return bullets(person.volunteering);
    case 'more':
      return bullets(moreLines(person));
  }
}

/** A person's CV as a LaTeX document. */
export function writeLatex(person: Person, design: Design): string {
  const small = design.headLook === 'lower' ? '\\scshape' : '\\bfseries';
  return String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{lmodern}
\usepackage[margin=2cm]{geometry}
\usepackage{xcolor}
\definecolor{own}{HTML}{${design.colour.slice(1)}}
\pagestyle{empty}
\setlength{\parindent}{0pt}
\makeatletter
\renewcommand\section{\@startsection{section}{1}{0pt}{10pt}{4pt}{\large${small}\color{own}}}
\makeatother
\begin{document}
{\Huge\bfseries ${escape(person.name)}}\\[4pt]
${escape(roleLine(person, design))}\\
${escape(
  contactsOf(person, design)
    .map(({ value }) => value)
    .join(' • '),
)}

${sectionsOf(person, design)
  .map((name) => `\\section*{${escape(headOf(name, design))}}\n${section(name, person, design)}`)
  .join('\n\n')}
\end{document}
`;
}
