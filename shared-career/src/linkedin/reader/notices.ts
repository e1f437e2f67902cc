import { choosePlural, type LinkedInProfile } from '@aura/shared-domain';
import { withoutInstructions } from '../../cv/instructions.ts';
import { findInjections } from '../../resume/notices/injection.ts';
import { type LeftOut, leaveOutOf } from '../../resume/notices/leave-out.ts';
import { join, shorten } from '../../wording/quote.ts';
import type { LinkedInNotice } from './types.ts';

const MOST_EXCERPTS = 8;
const EXCERPT = 200;

/** What a person calls the sections of a profile. */
const SECTION_NAMES: Readonly<Record<LinkedInProfile['notInSource'][number], string>> = {
  headline: 'título',
  about: 'Sobre',
  experiences: 'Experiência',
  education: 'Formação acadêmica',
  skills: 'Competências',
  courses: 'Licenças, certificados e cursos',
  languages: 'Idiomas',
  recommendations: 'Recomendações',
};

export function makeNotice(
  code: LinkedInNotice['code'],
  message: string,
  excerpts: readonly string[] = [],
): LinkedInNotice {
  return {
    code,
    message,
    excerpts: [...new Set(excerpts)].slice(0, MOST_EXCERPTS).map((text) => shorten(text, EXCERPT)),
  };
}

/** Says which sections the source does not hold whole; nothing is deducted for them. @param where "no arquivo ZIP". */
export function makeAbsenceNotice(
  { notInSource, skills }: Pick<LinkedInProfile, 'notInSource' | 'skills'>,
  where: string,
): LinkedInNotice[] {
  const inPart = notInSource.includes('skills') && skills.length > 0;
  const sections = notInSource.filter((section) => section !== 'skills' || !inPart);
  return [
    ...describeMissing(sections, where),
    ...(inPart
      ? [
          makeNotice(
            'SECAO_AUSENTE',
            `A lista de competências não está inteira ${where}. Ela fica fora da nota, a não ser que você acrescente as que faltam.`,
          ),
        ]
      : []),
  ];
}

function describeMissing(sections: LinkedInProfile['notInSource'], where: string): LinkedInNotice[] {
  if (sections.length === 0) return [];
  const names = sections.map((section) => SECTION_NAMES[section]);
  const message = choosePlural(
    names.length,
    `Não encontrei a seção ${names[0]} ${where}. Ela fica fora da nota.`,
    `Não encontrei estas seções ${where}: ${join(names)}. Elas ficam fora da nota.`,
  );
  return [makeNotice('SECAO_AUSENTE', message)];
}

/** A profile without personal data that no selection needs, and what was left out. */
export function withoutPersonalData(profile: LinkedInProfile): {
  readonly profile: LinkedInProfile;
  readonly left: readonly LeftOut[];
} {
  const left: LeftOut[] = [];
  const plain = (text: string): string =>
    text
      .split('\n')
      .map((line) => {
        const rest = leaveOutOf(line);
        left.push(...rest.left);
        return rest.text;
      })
      .join('\n');
  const texts = (list: readonly string[]): string[] => list.map(plain).filter((text) => text.trim() !== '');
  const cleaned: LinkedInProfile = {
    ...profile,
    headline: plain(profile.headline),
    about: plain(profile.about),
    experiences: profile.experiences.map((entry) => ({ ...entry, items: texts(entry.items) })),
    education: profile.education.map((entry) => ({ ...entry, items: texts(entry.items) })),
    courses: texts(profile.courses),
    unclassified: texts(profile.unclassified),
  };
  return { profile: cleaned, left };
}

/** What to say about personal data that was left out. */
export function makePersonalDataNotice(left: readonly LeftOut[]): LinkedInNotice[] {
  if (left.length === 0) return [];
  const kinds = [...new Set(left.map(({ label }) => label))].join(', ');
  return [
    makeNotice(
      'DADOS_PESSOAIS',
      `O perfil traz dados pessoais que a seleção não exige e que expõem você: ${kinds}. Eles ficaram fora da leitura; retire-os também do LinkedIn.`,
      left.map(({ excerpt }) => excerpt),
    ),
  ];
}

const joinTexts = (profile: LinkedInProfile): string =>
  [
    profile.headline,
    profile.about,
    ...profile.experiences.flatMap(({ items }) => items),
    ...profile.education.flatMap(({ items }) => items),
    ...profile.courses,
    ...profile.skills,
    ...profile.unclassified,
  ].join('\n');

/** Sentences of a profile that talk to a machine; the measures leave them out. */
export function makeInstructionNotice(profile: LinkedInProfile): LinkedInNotice[] {
  const text = joinTexts(profile);
  const found = [
    ...withoutInstructions(text).instructions,
    ...findInjections(text).map(({ start, end }) => text.slice(start, end)),
  ];
  if (found.length === 0) return [];
  return [
    makeNotice(
      'POSSIVEL_INJECAO',
      'Encontrei frases que parecem ordens para uma inteligência artificial. Elas não contam na análise; retire-as do perfil, porque podem afastar quem o lê.',
      found,
    ),
  ];
}
