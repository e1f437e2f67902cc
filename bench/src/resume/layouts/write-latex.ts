import { contactsOf, contentOf, type EntryText, roleLine, sectionsOf } from './content.ts';
import type { Design } from './design.ts';
import type { Person } from './people.ts';
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

function entry(text: EntryText, design: Design): string {
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
  const content = contentOf(name, person, design);
  switch (content.kind) {
    case 'text':
      return escape(content.text);
    case 'entries':
      return content.entries.map((text) => entry(text, design)).join('\n\n');
    case 'items':
      return bullets(content.items);
    case 'languages':
      return person.languages.map(({ language, level }) => `${language} (${level})`).join(', ');
    case 'skills':
      return escape(person.skills.join(', '));
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
