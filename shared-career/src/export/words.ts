/** Languages that a document can be written out in. */
export type ExportLanguage = 'pt' | 'en';

/** The words of a document that are not the person's own. */
export interface ExportWords {
  readonly summary: string;
  readonly experiences: string;
  readonly education: string;
  readonly courses: string;
  readonly skills: string;
  readonly languages: string;
  readonly projects: string;
  readonly other: string;
  readonly current: string;
  /** Before the date by which something is to end. */
  readonly expected: string;
  /** Between degree and subject. */
  readonly in: string;
  readonly title: string;
  /** Headings that our own reader gives to fields, in the language of the document. */
  readonly ofFields: Readonly<Record<string, string>>;
}

export const WORDS: Readonly<Record<ExportLanguage, ExportWords>> = {
  pt: {
    summary: 'Resumo',
    experiences: 'Experiência profissional',
    education: 'Formação acadêmica',
    courses: 'Cursos e certificações',
    skills: 'Habilidades',
    languages: 'Idiomas',
    projects: 'Projetos',
    other: 'Informações adicionais',
    current: 'atual',
    expected: 'previsão',
    in: ' em ',
    title: 'Currículo',
    ofFields: {},
  },
  en: {
    summary: 'Summary',
    experiences: 'Professional experience',
    education: 'Education',
    courses: 'Courses and certifications',
    skills: 'Skills',
    languages: 'Languages',
    projects: 'Projects',
    other: 'Additional information',
    current: 'present',
    expected: 'expected',
    in: ' in ',
    title: 'Resume',
    ofFields: {
      Objetivo: 'Objective',
      'Registros e habilitação': 'Licences',
      Disponibilidade: 'Availability',
      Publicações: 'Publications',
      'Trabalho voluntário': 'Volunteering',
      Outros: 'Additional information',
      'Outras informações': 'Additional information',
      'Informações adicionais': 'Additional information',
      'Informações complementares': 'Additional information',
    },
  },
};
