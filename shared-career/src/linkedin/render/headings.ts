/** Headings of the sections of a profile in its text. */
export const HEADINGS = {
  about: 'Sobre',
  experiences: 'Experiência',
  education: 'Formação acadêmica',
  courses: 'Licenças, certificados e cursos',
  skills: 'Competências',
  languages: 'Idiomas',
  recommendations: 'Recomendações',
  unclassified: 'Outras partes do perfil',
} as const;

/** Labels that distinguish otherwise ambiguous fields. */
export const LABELS = {
  headline: 'Título',
  location: 'Local',
  url: 'Endereço',
  title: 'Cargo',
  company: 'Empresa',
  period: 'Período',
  institution: 'Instituição',
  degree: 'Curso',
  area: 'Área',
  recommendations: 'Recebidas',
} as const;
