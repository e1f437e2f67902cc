import { choosePlural, type LinkedInProfile } from '@aura/shared-domain';
import { canHoldSection, findLinesAt, findLinesUnder, type Measured } from './input.ts';
import { gradeDimension, type GradedDimension, type Part } from './part.ts';
import { ASKED } from './weights.ts';

/** Whether the address is one that the person chose: LinkedIn's own ends in a code. Null where it is not known. */
export function hasCustomUrl({ input, profile }: Pick<Measured, 'input' | 'profile'>): boolean | null {
  if (input.declared.customUrl !== null) return input.declared.customUrl;
  const name = /linkedin\.com\/in\/([^/?#\s]+)/iu.exec(profile.url)?.[1];
  if (name === undefined) return null;
  return !/-(?=[0-9a-f]*\d)[0-9a-f]{6,}$/iu.test(name);
}

/** Completude: what every profile should have, each part the same. */
export function gradeCompleteness(measured: Measured): GradedDimension {
  const { document, profile, input } = measured;
  const part = (
    id: string,
    earned: boolean | number | null,
    paths: string,
    message: string,
    action: string,
    section: LinkedInProfile['notInSource'][number] | null = null,
  ): Part => ({
    id,
    points: 1,
    earned:
      earned === null || (section !== null && !canHoldSection(measured, section)) ? null : Number(earned),
    evidence:
      earned === false || earned === 0 || paths === ''
        ? []
        : findLinesUnder(document, paths)
            .slice(0, 1)
            .map((line) => line.evidence),
    loss: { message, action },
  });
  const has = (path: string): boolean => findLinesAt(document, path).length > 0;
  const dated = profile.experiences.some(({ start }) => start !== null);
  const skills = findLinesUnder(document, 'skills.').length;
  return gradeDimension(
    'completeness',
    [
      part(
        'location',
        has('location'),
        'location',
        'Não encontrei a localidade no perfil.',
        'Preencha cidade e estado: muitas buscas filtram por região.',
      ),
      part(
        'experience',
        profile.experiences.length > 0 && dated,
        'experiences.0.title',
        'Não encontrei uma experiência com data no perfil.',
        'Inclua ao menos uma experiência (emprego, estágio, voluntariado) com mês e ano.',
        'experiences',
      ),
      part(
        'education',
        profile.education.length > 0,
        'education.',
        'Não encontrei formação no perfil.',
        'Inclua a sua formação, mesmo em andamento.',
        'education',
      ),
      part(
        'skills',
        Math.min(1, skills / ASKED.skillsListed),
        'skills.',
        `Não encontrei ${ASKED.skillsListed} competências no perfil: ${choosePlural(skills, 'há 1', `há ${skills}`)}.`,
        `Liste pelo menos ${ASKED.skillsListed} competências.`,
        'skills',
      ),
      part(
        'languages',
        profile.languages.length > 0,
        'languages.',
        'Não encontrei idiomas no perfil.',
        'Inclua os idiomas que você usa e o nível de cada um.',
        'languages',
      ),
      part(
        'photo',
        input.declared.photo,
        '',
        'Não encontrei foto no perfil: você respondeu que ele não tem.',
        'Se quiser, use uma foto sua, de rosto e com boa luz; ela não é avaliada.',
      ),
      part(
        'customUrl',
        hasCustomUrl(measured),
        '',
        'Não encontrei um endereço personalizado no perfil.',
        'Em “Perfil público e URL”, troque o endereço automático pelo seu nome.',
      ),
    ],
    'Cada parte vale o mesmo: localidade, experiência com data, formação, cinco competências, idiomas e, quando você respondeu, foto e endereço personalizado.',
  );
}
