import { foldKey } from '../../../text/index.ts';

export type PastedSection =
  | 'about'
  | 'experiences'
  | 'education'
  | 'courses'
  | 'skills'
  | 'languages'
  | 'recommendations'
  | 'projects'
  | 'volunteering'
  | 'other';

/** Headings of a profile page, folded, Portuguese and English. `other` ends a section without starting one that is read. */
const HEADS: Readonly<Record<PastedSection, readonly string[]>> = {
  about: ['sobre', 'about'],
  experiences: ['experiencia', 'experience'],
  education: ['formacao academica', 'educacao', 'education'],
  courses: [
    'licencas e certificados',
    'licencas e certificacoes',
    'licenses & certifications',
    'licenses and certifications',
    'cursos',
    'courses',
  ],
  skills: ['competencias', 'skills'],
  languages: ['idiomas', 'languages'],
  recommendations: ['recomendacoes', 'recommendations'],
  projects: ['projetos', 'projects'],
  volunteering: ['voluntariado', 'experiencia de voluntariado', 'volunteering', 'volunteer experience'],
  other: [
    'atividade',
    'atividades',
    'activity',
    'em destaque',
    'destaques',
    'featured',
    'highlights',
    'interesses',
    'interests',
    'analises',
    'analytics',
    'recursos',
    'resources',
    'servicos',
    'services',
    'publicacoes',
    'publications',
    'honras e premios',
    'reconhecimentos e premios',
    'honors & awards',
    'organizacoes',
    'organizations',
    'causas',
    'causes',
    'mais perfis para voce',
    'more profiles for you',
    'pessoas que talvez voce conheca',
    'people you may know',
    'pessoas tambem viram',
    'people also viewed',
    'voce tambem pode gostar',
    'you might like',
    'idioma do perfil',
    'profile language',
    'perfil publico e url',
    'public profile & url',
  ],
};

const SECTION_BY_HEAD: ReadonlyMap<string, PastedSection> = new Map(
  (Object.entries(HEADS) as [PastedSection, readonly string[]][]).flatMap(([section, heads]) =>
    heads.map((head): [string, PastedSection] => [head, section]),
  ),
);

/** The section that a line is the heading of; null for every other line. */
export function findPastedHead(line: string): PastedSection | null {
  if (line.length > 45) return null;
  return (
    SECTION_BY_HEAD.get(
      foldKey(line)
        .replace(/(?<![\s:])[\s:]+$/u, '')
        .replace(/ \(\d+\)$/u, ''),
    ) ?? null
  );
}
