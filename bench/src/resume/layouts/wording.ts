import type { DateStyle, Design } from './design.ts';
import type { Job, Study } from './people.ts';

export type SectionName =
  | 'objective'
  | 'summary'
  | 'jobs'
  | 'education'
  | 'courses'
  | 'languages'
  | 'skills'
  | 'publications'
  | 'volunteering'
  | 'more';

type Heads = Readonly<Record<SectionName, readonly string[]>>;

const HEADS: Readonly<Record<Design['headWords'], Heads>> = {
  usual: {
    objective: ['Objetivo', 'Objetivo profissional', 'Cargo pretendido'],
    summary: ['Resumo', 'Resumo profissional', 'Perfil', 'Sobre mim', 'Sobre mim'],
    jobs: ['Experiência profissional', 'Experiências profissionais', 'Histórico profissional', 'Experiência'],
    education: ['Formação acadêmica', 'Formação', 'Escolaridade', 'Educação'],
    courses: ['Cursos e certificações', 'Certificações', 'Cursos complementares', 'Cursos'],
    languages: ['Idiomas', 'Línguas'],
    skills: ['Habilidades', 'Competências', 'Conhecimentos', 'Competências técnicas'],
    publications: ['Publicações'],
    volunteering: ['Trabalho voluntário', 'Voluntariado'],
    more: ['Informações adicionais', 'Informações complementares'],
  },
  unknown: {
    objective: ['O que procuro', 'Aonde quero chegar'],
    summary: ['Prazer, sou eu', 'Em poucas palavras'],
    jobs: [
      'Por onde andei',
      'Lugares em que deixei minha marca',
      'Minha estrada até aqui',
      'Casas por onde passei',
    ],
    education: ['O que estudei', 'Onde estudei', 'Bancos de escola'],
    courses: ['Aprendizados recentes', 'Cursei também'],
    languages: ['Falo', 'Idiomas que falo'],
    skills: ['Sei fazer', 'O que sei fazer', 'Minha caixa de ferramentas'],
    publications: ['Escrevi'],
    volunteering: ['Para os outros', 'Ação solidária'],
    more: ['Mais um pouco', 'E ainda'],
  },
  english: {
    objective: ['Objective', 'Career Objective'],
    summary: ['Summary', 'Profile', 'About Me'],
    jobs: ['Work Experience', 'Professional Experience', 'Employment History'],
    education: ['Education'],
    courses: ['Certifications', 'Courses and Certifications'],
    languages: ['Languages'],
    skills: ['Skills', 'Key Skills'],
    publications: ['Publications'],
    volunteering: ['Volunteering', 'Volunteer Experience'],
    more: ['Additional Information'],
  },
  europass: {
    objective: ['Emprego pretendido', 'Objetivo'],
    summary: ['Sobre mim', 'Perfil'],
    jobs: ['Experiência profissional'],
    education: ['Educação e formação'],
    courses: ['Formação complementar'],
    languages: ['Competências linguísticas'],
    skills: ['Competências digitais', 'Competências relacionadas com o trabalho'],
    publications: ['Publicações'],
    volunteering: ['Voluntariado'],
    more: ['Informação adicional', 'Carta de condução e outras informações'],
  },
  british: {
    objective: ['Career aim', 'Objective'],
    summary: ['Personal statement', 'Personal profile'],
    jobs: ['Employment history', 'Career history', 'Work history'],
    education: ['Education and qualifications', 'Education'],
    courses: ['Training', 'Professional development'],
    languages: ['Languages'],
    skills: ['Key skills', 'Skills and abilities'],
    publications: ['Publications'],
    volunteering: ['Voluntary work'],
    more: ['Further information', 'Additional information'],
  },
  portal: {
    objective: ['Objetivo profissional'],
    summary: ['Apresentação', 'Resumo profissional'],
    jobs: ['Experiências profissionais', 'Histórico profissional'],
    education: ['Formações acadêmicas', 'Formação acadêmica'],
    courses: ['Conquistas e certificados', 'Cursos e certificados'],
    languages: ['Idiomas'],
    skills: ['Habilidades'],
    publications: ['Publicações'],
    volunteering: ['Trabalho voluntário'],
    more: ['Informações complementares'],
  },
};

/** The head of a section in a layout. */
export function headOf(section: SectionName, { headWords, number }: Design): string {
  const words = HEADS[headWords][section];
  return words[number % words.length] ?? '';
}

const SHORT = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const LONG = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
  ' ',
);
const ENGLISH = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function writeDate(value: string, style: DateStyle): string {
  const [year = '', month = ''] = value.split('-');
  const index = Number(month) - 1;
  switch (style) {
    case 'mm/yyyy':
      return `${month}/${year}`;
    case 'mon/yyyy':
      return `${SHORT[index]}/${year}`;
    case 'month':
    case 'duration':
      return `${LONG[index]} de ${year}`;
    case 'yyyy':
      return year;
    case 'yyyy / mm':
      return `${year} / ${month}`;
    case 'mm/yy':
      return `${month}/${year.slice(2)}`;
    case 'iso':
      return value;
    case 'english':
      return `${ENGLISH[index]} ${year}`;
    case 'none':
      return '';
  }
}

/** Start, link and end of a period as a layout writes them; null where it writes no dates. */
export function periodParts({ start, end }: Job | Study, design: Design): [string, string, string] | null {
  const { dates, number } = design;
  if (dates === 'none') return null;
  const ongoing =
    dates === 'english'
      ? 'Present'
      : (['atual', 'até o momento', 'atualmente', 'presente'][number % 4] ?? '');
  const link = ongoing === 'até o momento' && end === undefined ? ' ' : dates === 'month' ? ' a ' : ' – ';
  return [writeDate(start, dates), link, end === undefined ? ongoing : writeDate(end, dates)];
}

/** A period in one text. */
export function writePeriod(entry: Job | Study, design: Design): string {
  const parts = periodParts(entry, design);
  if (parts === null) return '';
  if (design.dates !== 'duration') return parts.join('');
  const [from = 0, first = 0] = entry.start.split('-').map(Number);
  const [to = 0, last = 0] = (entry.end ?? '2026-11').split('-').map(Number);
  const months = (to - from) * 12 + last - first + 1;
  return `${parts.join('')} (${Math.floor(months / 12)} anos ${months % 12} meses)`;
}

const ENGLISH_DEGREES: Readonly<Record<string, string>> = {
  Bacharelado: 'B.S.',
  Licenciatura: 'B.A.',
  Tecnólogo: 'Associate Degree',
  'Pós-graduação': 'Postgraduate Diploma',
  Especialização: 'Postgraduate Diploma',
  MBA: 'MBA',
  Técnico: 'Technical Diploma',
  'Ensino Médio': 'High School',
};

/** A degree as a layout writes it, and its area. */
export function degreeOf({ degree, area }: Study, design: Design): { degree: string; area: string } {
  return { degree: design.degree === 'english' ? (ENGLISH_DEGREES[degree] ?? degree) : degree, area };
}

/** Degree and area in one text. */
export function writeDegree(study: Study, design: Design): string {
  const { degree, area } = degreeOf(study, design);
  if (area === '') return degree;
  if (design.degree === 'english') return `${degree} in ${area}`;
  return design.degree === 'dash' ? `${degree} - ${area}` : `${degree} em ${area}`;
}

const LEVELS: Readonly<Record<string, { cefr: string; share: number }>> = {
  Básico: { cefr: 'A2', share: 2 },
  Intermediário: { cefr: 'B1', share: 3 },
  Avançado: { cefr: 'C1', share: 4 },
  Fluente: { cefr: 'C2', share: 5 },
};

/** A level of a language on the European scale, and of five points. */
export const levelOf = (level: string): { cefr: string; share: number } =>
  LEVELS[level] ?? { cefr: 'B1', share: 3 };
