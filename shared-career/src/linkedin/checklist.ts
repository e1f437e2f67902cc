import { type LinkedInAnalysis, LINKEDIN_LIMITS } from '@aura/shared-domain';
import { hasCustomUrl } from './score/completeness.ts';
import { gradeHeadline } from './score/headline.ts';
import { canHoldSection, findLinesAt, findLinesUnder, type Measured, plainText } from './score/input.ts';
import { findLatestRoles } from './score/roles.ts';
import { listedSkills } from './score/skills.ts';
import { ASKED } from './score/weights.ts';

type ChecklistItem = LinkedInAnalysis['checklist'][number];

const item = (id: string, label: string, how: string, done: boolean | null): ChecklistItem => ({
  id,
  label,
  how,
  done,
});

/** What to go through on the page itself; null where nobody can tell from what was given. */
export function makeChecklist(measured: Measured, inconsistencies: number): ChecklistItem[] {
  const { input, document, profile, targets } = measured;
  const { declared } = input;
  const text = (path: string): number => findLinesAt(document, path).map(plainText).join('\n').length;
  const known = (section: Parameters<typeof canHoldSection>[1], done: boolean): boolean | null =>
    canHoldSection(measured, section) ? done : null;
  const roles = findLatestRoles(profile.experiences);
  const described = roles.every((role) => findLinesUnder(document, `experiences.${role}.items.`).length > 0);
  const headline = text('headline');
  const about = text('about');
  return [
    item(
      'photo',
      'Foto de perfil',
      'Uma foto sua, de rosto e com boa luz, se quiser. Ela não é avaliada aqui.',
      declared.photo,
    ),
    item(
      'cover',
      'Imagem de capa',
      'Uma imagem simples ligada à sua área; evite textos pequenos.',
      declared.cover,
    ),
    item(
      'openToWork',
      '“Tenho interesse em” preenchido',
      'Em “Tenho interesse em”, informe cargos e locais. Dá para mostrar só a recrutadores; o LinkedIn tenta escondê-lo da sua empresa, sem garantir.',
      declared.openToWork,
    ),
    item(
      'customUrl',
      'Endereço personalizado',
      'Em “Perfil público e URL”, troque o código do fim pelo seu nome.',
      hasCustomUrl(measured),
    ),
    item(
      'headline',
      'Título com cargo, especialidade e resultado',
      `Use um dos três títulos propostos; cabem ${LINKEDIN_LIMITS.headline} caracteres.`,
      known(
        'headline',
        headline <= LINKEDIN_LIMITS.headline && gradeHeadline(measured).deductions.length === 0,
      ),
    ),
    item(
      'about',
      'Sobre preenchido',
      `Entre ${ASKED.about.shortest} e ${ASKED.about.longest} caracteres, com o principal nos primeiros ${ASKED.about.opening}.`,
      known('about', about >= ASKED.about.shortest && about <= LINKEDIN_LIMITS.about),
    ),
    item(
      'described',
      'Últimas experiências com descrição',
      'Duas ou três linhas por cargo, cada uma com uma ação e, quando der, um número.',
      known('experiences', roles.length > 0 && described),
    ),
    item(
      'skills',
      'Três primeiras competências do objetivo',
      'Em Competências, use “Reordenar” e ponha no alto as que as vagas do seu objetivo mais pedem.',
      targets.length === 0 ? null : known('skills', listedSkills(measured).pinned >= ASKED.skills.pinned),
    ),
    item(
      'recommendations',
      'Recomendações recebidas',
      'Peça a quem trabalhou com você e lembre o projeto que fizeram juntos.',
      profile.recommendations === null ? null : known('recommendations', profile.recommendations > 0),
    ),
    item(
      'consistency',
      'LinkedIn e currículo contam a mesma história',
      'Acerte datas, cargos, empresas e números que divergem.',
      input.resume === null ? null : inconsistencies === 0,
    ),
  ];
}
