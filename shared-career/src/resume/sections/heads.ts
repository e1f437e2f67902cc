import { foldKey } from '../../text/index.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'courses'
  | 'languages'
  | 'skills'
  | 'projects'
  | 'other';

/** Section heads, folded, Portuguese first and then English; matched whole. */
const HEADS: Readonly<Record<SectionKind, string>> = {
  contact:
    'contato|contatos|contacto|dados pessoais|dados de contato|informacoes pessoais|informacoes de contato|' +
    'informacao pessoal|contact|contact information|contact info|contact details|personal information|personal details|personal info',
  summary:
    'resumo|resumo profissional|resumo das qualificacoes|resumo de qualificacoes|resumo executivo|sumario|sumario executivo|sumario profissional|' +
    'perfil|perfil profissional|sobre|sobre mim|quem sou|quem sou eu|apresentacao|apresentacao pessoal|sintese profissional|sintese|' +
    'sintese de qualificacoes|qualificacoes|principais qualificacoes|minibiografia|mini bio|biografia|' +
    'summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|about|about me|' +
    'bio|overview',
  experience:
    'experiencia|experiencias|experiencia profissional|experiencias profissionais|historico profissional|historico de trabalho|' +
    'trajetoria|trajetoria profissional|carreira|atuacao profissional|vivencia profissional|vida profissional|' +
    'historico|atuacao|carreira profissional|o que fiz|o que eu ja fiz|o que faco|percurso|meu percurso|' +
    'trabalho|trabalhos|onde trabalhei|onde ja trabalhei|por onde passei|minha trajetoria|minha experiencia|' +
    'minhas experiencias|o que ja fiz|servicos|vivencias|vivencia|empregos anteriores|' +
    'firmas que trabalhei|firma que trabalhei|vida de trabalho|' +
    'lugares onde trabalhei|lugares que trabalhei|trabalhei em|trabalhos anteriores|cargos|pratica profissional|' +
    'experiencia de trabalho|experiencia relevante|experiencia laboral|ultimas experiencias|principais experiencias|empregos|estagios|estagio|' +
    'experiencia de estagio|experiencia academica e profissional|historico de empregos|' +
    'work|experience|experiences|work experience|professional experience|work experiences|employment|employment history|work history|career history|' +
    'professional background|relevant experience|career|internships|internship experience|industry experience|research experience|' +
    'professional history|experience profesional|experiencia profesional',
  education:
    'formacao|formacoes|formacao academica|formacao educacional|formacao escolar|formacao profissional|formacao superior|formacao academica e profissional|' +
    'escolaridade|educacao|educacao formal|historico academico|historico escolar|dados academicos|graduacao|grau de instrucao|vida academica|' +
    'instrucao|academico|estudo|estudos|titulacao|' +
    'education|academic background|educational background|academic history|academic qualifications|education history|studies|academics|' +
    'education and training|qualifications',
  courses:
    'curso|cursos|cursos complementares|cursos extracurriculares|cursos e treinamentos|cursos livres|cursos de aperfeicoamento|' +
    'cursos de qualificacao|cursos profissionalizantes|cursos adicionais|cursos de extensao|cursos realizados|cursos tecnicos|qualificacao profissional|' +
    'qualificacoes profissionais|qualificacao|aperfeicoamento|aperfeicoamento profissional|' +
    'formacao complementar|formacoes complementares|atividades complementares|treinamentos|capacitacoes|capacitacao|certificacao|certificacoes|certificados|' +
    'licencas|licencas e certificados|licencas e certificacoes|workshops|' +
    'courses|coursework|training|trainings|certifications|certification|certificates|licenses|licenses and certifications|' +
    'additional training|professional development|relevant coursework',
  languages:
    'idioma|idiomas|linguas|linguas estrangeiras|idiomas estrangeiros|conhecimento de idiomas|conhecimentos em idiomas|' +
    'languages|language|language skills|foreign languages|lenguas|competencias linguisticas|conhecimentos linguisticos|idiomas e linguas',
  skills:
    'habilidade|habilidades|competencia|competencias|conhecimentos|conhecimento|hard skills|soft skills|hard skill|soft skill|aptidoes|' +
    'habilidades tecnicas|habilidades comportamentais|habilidades profissionais|habilidades pessoais|habilidades interpessoais|competencias tecnicas|' +
    'competencias comportamentais|competencias profissionais|competencias pessoais|principais competencias|' +
    'principais habilidades|conhecimentos tecnicos|conhecimentos especificos|' +
    'conhecimentos em informatica|conhecimentos de informatica|conhecimento em informatica|informatica|ferramentas|tecnologias|stack|stack tecnologico|' +
    'qualidades|qualidades pessoais|caracteristicas pessoais|especialidades|areas de atuacao|areas de conhecimento|' +
    'pontos fortes|dominio tecnico|softwares|conhecimentos complementares|' +
    'skills|technical skills|key skills|core skills|core competencies|competencies|technologies|tools|expertise|areas of expertise|strengths|' +
    'technical expertise|skill set|skillset|professional skills|top skills|technical proficiencies|digital ' +
    'skills|abilities|computer skills|programming skills|' +
    'key competencies|personal skills|interpersonal skills|additional skills|competencias digitais|competencias de comunicacao|competencias informaticas|' +
    'competencias organizativas|competencias relacionadas com o trabalho|organisational skills|organizational ' +
    'skills|communication skills|job-related skills|digital competence',
  projects:
    'projeto|projetos|projetos pessoais|projetos academicos|projetos relevantes|projetos de destaque|principais projetos|portfolio|' +
    'projetos profissionais|projects|personal projects|academic projects|selected projects|key projects|side projects|open source|' +
    'open source projects|open source contributions|research projects|notable projects|software projects',
  other:
    'objetivo|objetivos|objetivo profissional|objetivos profissionais|objetivo de carreira|area de interesse|' +
    'areas de interesse|cargo pretendido|cargo desejado|vaga pretendida|' +
    'pretensao salarial|disponibilidade|registro profissional|registros profissionais|registros e habilitacao|' +
    'emprego pretendido|funcao pretendida|habilitacao profissional|cnh|carta de conducao|voluntariado|trabalho voluntario|trabalhos voluntarios|experiencia ' +
    'voluntaria|experiencias voluntarias|atividades voluntarias|' +
    'acoes voluntarias|premio|premios|premiacoes|reconhecimentos|premios e reconhecimentos|honrarias|conquistas|realizacoes|publicacao|publicacoes|' +
    'artigos|producao bibliografica|producao academica|producao cientifica|patentes|palestras|eventos|congressos|' +
    'participacao em eventos|apresentacoes|informacoes adicionais|informacoes complementares|' +
    'outras informacoes|informacoes extras|dados adicionais|dados complementares|adicionais|observacoes|interesses|' +
    'hobbies|passatempos|interesses pessoais|referencias|referencias profissionais|' +
    'links|redes sociais|extensao|atividades extracurriculares|atividades academicas|iniciacao cientifica|' +
    'pesquisa|pesquisas|intercambio|intercambios|vivencia internacional|experiencia internacional|' +
    'atividades|outras atividades|associacoes|deficiencia|acessibilidade|experiencia docente|monitoria|lideranca|bolsas|bolsas de estudo|veiculo|habilitacao|' +
    'objective|career objective|objectives|career goal|volunteering|volunteer|volunteer experience|volunteer ' +
    'work|community service|awards|honors|honours|honors and awards|selected honors|' +
    'achievements|accomplishments|key achievements|publications|selected publications|articles|patents|talks|' +
    'invited talks|speaking|conferences|presentations|additional information|' +
    'additional|other|other information|others|miscellaneous|interests|hobbies and interests|references|activities|' +
    'extracurricular activities|extracurriculars|leadership|' +
    'leadership experience|teaching|teaching experience|memberships|affiliations|professional affiliations|' +
    'social media|scholarships|fellowships|grants|research|research interests|media|press|' +
    'military service|service|professional service|availability|patents and publications|exchange programs',
};

const KIND_BY_HEAD: ReadonlyMap<string, SectionKind> = new Map(
  (Object.entries(HEADS) as [SectionKind, string][]).flatMap(([kind, heads]) =>
    heads.split('|').map((head): [string, SectionKind] => [head, kind]),
  ),
);

/** A line's text as a head would be written: no numbering, decoration, colon or text in brackets. */
export function computeHeadKey(text: string): string {
  return foldKey(text)
    .replace(/\([^)]*\)$/u, '')
    .replace(/^[^\p{L}]+|(?<![^\p{L})])[^\p{L})]+$/gu, '')
    .replace(/\s*[-–—:]\s*$/u, '')
    .trim();
}

/** The kind of section that a text names exactly ("Formação acadêmica", "Cursos e certificações:"); null for any other text. */
export function findExactHead(text: string): SectionKind | null {
  if (text.length > 60) return null;
  const key = computeHeadKey(text);
  const whole = KIND_BY_HEAD.get(key);
  if (whole !== undefined) return whole;
  const parts = key.split(/\s*(?:\be\b|\band\b|&|\/|,|\+)\s*/u).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 3) return null;
  const kinds = parts.map((part) => KIND_BY_HEAD.get(part) ?? null);
  const [first] = kinds;
  if (first === undefined || first === null) return null;
  // "Habilidades técnicas e comportamentais": the second adjective is no separate heading.
  return kinds.every((kind) => kind !== null) ||
    new RegExp(
      [
        String.raw`^(?:tecnic|comportament|pessoa|profissiona|academic|complementar|certific|treinament|`,
        String.raw`qualific|interess|ferramenta|tools|training|achievement|conhecimento|atividade)`,
      ].join(''),
      'u',
    ).test(parts[1] ?? '')
    ? first
    : null;
}

/**
 * The kind of an unlisted heading, by its words ("Appointments and experience"); `other` if no word identifies it.
 */
export function guessKind(text: string): SectionKind {
  const key = computeHeadKey(text);
  if (
    /volunt|docente|teaching|military|militar|palestr|talk|award|premi|honor|publica|interest|interesse/u.test(
      key,
    )
  )
    return 'other';
  if (
    /\b(?:experienc\p{L}*|employment|appointments|work history|career history|empregos|atuacao profissional|trajetoria)\b/u.test(
      key,
    )
  )
    return 'experience';
  if (
    /\b(?:education|formacao academica|escolaridade|formacao superior|academic (?:background|training))\b/u.test(
      key,
    )
  )
    return 'education';
  if (/\b(?:skills|habilidades|competencias|technologies|tecnologias|ferramentas)\b/u.test(key))
    return 'skills';
  if (/\b(?:projetos|projects)\b/u.test(key)) return 'projects';
  if (/\b(?:cursos|certificac\p{L}+|certifications|certificados|courses|treinamentos)\b/u.test(key))
    return 'courses';
  if (/\b(?:idiomas|languages)\b/u.test(key) && !/programming|programacao/u.test(key)) return 'languages';
  return 'other';
}
