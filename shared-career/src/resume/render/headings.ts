/** Headings of the canonical text, in its order. */
export const HEADINGS = {
  summary: 'RESUMO',
  experiences: 'EXPERIÊNCIA PROFISSIONAL',
  education: 'FORMAÇÃO ACADÊMICA',
  courses: 'CURSOS E CERTIFICAÇÕES',
  languages: 'IDIOMAS',
  skills: 'HABILIDADES',
  projects: 'PROJETOS',
  headline: 'TÍTULO PROFISSIONAL',
  objective: 'OBJETIVO',
  registrations: 'REGISTROS PROFISSIONAIS',
  licence: 'CNH',
  availability: 'DISPONIBILIDADE',
  publications: 'PUBLICAÇÕES',
  volunteering: 'TRABALHO VOLUNTÁRIO',
  other: 'OUTRAS INFORMAÇÕES',
  unclassified: 'TEXTO SEM SEÇÃO',
} as const;

export type HeadingKey = keyof typeof HEADINGS;

/** Labels of the fields in the canonical text. */
export const FIELD_LABELS = {
  email: 'E-mail',
  phone: 'Telefone',
  location: 'Local',
  links: 'Links',
  title: 'Cargo',
  company: 'Empresa',
  institution: 'Instituição',
  degree: 'Grau',
  area: 'Curso',
  name: 'Projeto',
  period: 'Período',
  section: 'Seção',
} as const;
