/**
 * The tables of LinkedIn's export and their columns, as the export has named them over the years, in English and
 * Portuguese; folded, compared whole. Columns that are not listed (birth date, address, maiden name, messengers) are
 * never read.
 */
export const TABLES = {
  profile: {
    files: ['profile', 'perfil'],
    columns: {
      firstName: ['first name', 'nome', 'primeiro nome'],
      lastName: ['last name', 'sobrenome'],
      headline: ['headline', 'titulo', 'titulo profissional'],
      summary: ['summary', 'about', 'resumo', 'sobre'],
      location: ['geo location', 'location', 'localidade', 'localizacao', 'localizacao geografica'],
      url: ['public profile url', 'profile url', 'url do perfil', 'url do perfil publico'],
    },
    needs: ['headline', 'firstName'],
  },
  positions: {
    files: ['positions', 'cargos', 'experiencias'],
    columns: {
      company: ['company name', 'company', 'nome da empresa', 'empresa'],
      title: ['title', 'position', 'cargo', 'titulo'],
      description: ['description', 'descricao'],
      location: ['location', 'localidade', 'localizacao', 'local'],
      start: ['started on', 'start date', 'iniciado em', 'data de inicio', 'inicio'],
      end: [
        'finished on',
        'ended on',
        'end date',
        'concluido em',
        'finalizado em',
        'data de termino',
        'termino',
      ],
    },
    needs: ['company', 'title'],
  },
  education: {
    files: ['education', 'educacao', 'formacao', 'formacao academica'],
    columns: {
      institution: [
        'school name',
        'school',
        'instituicao',
        'nome da instituicao',
        'nome da instituicao de ensino',
      ],
      degree: ['degree name', 'degree', 'diploma', 'grau', 'nome do diploma'],
      area: ['field of study', 'area de estudo', 'campo de estudo'],
      start: ['start date', 'started on', 'data de inicio', 'iniciado em'],
      end: ['end date', 'finished on', 'data de termino', 'concluido em'],
      notes: ['notes', 'description', 'notas', 'descricao'],
      activities: ['activities', 'atividades', 'atividades e grupos'],
    },
    needs: ['institution'],
  },
  skills: {
    files: ['skills', 'competencias'],
    columns: { name: ['name', 'skill', 'nome', 'competencia'] },
    needs: ['name'],
  },
  languages: {
    files: ['languages', 'idiomas'],
    columns: {
      name: ['name', 'language', 'nome', 'idioma'],
      level: ['proficiency', 'proficiencia', 'nivel'],
    },
    needs: ['name'],
  },
  certifications: {
    files: ['certifications', 'certificados', 'certificacoes', 'licencas e certificados'],
    columns: {
      name: ['name', 'nome', 'titulo'],
      authority: ['authority', 'issuer', 'autoridade', 'emissor', 'organizacao emissora'],
      start: ['started on', 'issued on', 'emitido em', 'iniciado em', 'data de emissao'],
    },
    needs: ['name'],
  },
  courses: {
    files: ['courses', 'cursos'],
    columns: { name: ['name', 'nome', 'curso'] },
    needs: ['name'],
  },
  projects: {
    files: ['projects', 'projetos'],
    columns: {
      name: ['title', 'name', 'titulo', 'nome'],
      description: ['description', 'descricao'],
      start: ['started on', 'iniciado em', 'data de inicio'],
      end: ['finished on', 'concluido em', 'data de termino'],
    },
    needs: ['name'],
  },
  volunteering: {
    files: ['volunteering', 'volunteering experiences', 'volunteer experience', 'voluntariado'],
    columns: {
      company: ['company name', 'organization', 'nome da empresa', 'organizacao'],
      role: ['role', 'title', 'funcao', 'cargo'],
      description: ['description', 'descricao'],
      start: ['started on', 'iniciado em'],
      end: ['finished on', 'concluido em'],
    },
    needs: ['role'],
  },
  recommendations: {
    files: ['recommendations received', 'recomendacoes recebidas'],
    columns: {
      text: ['text', 'texto', 'recommendation', 'recomendacao'],
      status: ['status', 'situacao'],
    },
    needs: ['text'],
  },
} as const;

export type TableKind = keyof typeof TABLES;
export const TABLE_KINDS = Object.keys(TABLES) as readonly TableKind[];
