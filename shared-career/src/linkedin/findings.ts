import type { Evidence, Finding } from '@aura/shared-domain';
import { withoutInstructions } from '../cv/instructions.ts';
import { findPersonalData } from '../resume/notices/personal-data.ts';
import { foldText } from '../text/index.ts';
import { findGoal } from './drafts/roles.ts';
import { renderLinkedInLines } from './render/render.ts';
import { mayBelongToOther } from './names/owner.ts';
import type { Measured } from './score/input.ts';
import { MOST_SPANS } from './score/weights.ts';

function findOtherOwner({ input, document }: Measured): Finding[] {
  if (input.ownerConfirmed || !mayBelongToOther(input.profile.name, input.accountName)) return [];
  return [
    {
      id: 'owner',
      kind: 'privacy',
      message: 'O nome deste perfil é diferente do nome da sua conta.',
      action:
        'Confirme que o perfil é seu. Dados de outra pessoa só podem ser analisados por ela mesma ou com a autorização dela.',
      evidence: document.lines.filter(({ path }) => path === 'name').map((line) => line.evidence),
    },
  ];
}

function findInstructions({ document }: Measured): Finding[] {
  const lines = document.lines.filter(
    (line) => withoutInstructions(line.evidence.excerpt).instructions.length > 0,
  );
  if (lines.length === 0) return [];
  return [
    {
      id: 'injection',
      kind: 'injection',
      message: 'Há frases que parecem ordens para uma inteligência artificial. Elas não contam na análise.',
      action: 'Retire-as do perfil: elas podem afastar quem o lê.',
      evidence: lines.map((line) => line.evidence).slice(0, MOST_SPANS),
    },
  ];
}

function findPrivateData({ document }: Measured): Finding[] {
  const found = document.lines.flatMap((line) =>
    findPersonalData(line.evidence.excerpt).map(({ label }) => ({ label, evidence: line.evidence })),
  );
  if (found.length === 0) return [];
  const kinds = [...new Set(found.map(({ label }) => label))].join(', ');
  return [
    {
      id: 'personal-data',
      kind: 'privacy',
      message: `O perfil mostra a qualquer pessoa dados que a seleção não exige: ${kinds}.`,
      action: 'Retire-os: eles não ajudam na busca e expõem você.',
      evidence: found.map(({ evidence }) => evidence).slice(0, MOST_SPANS),
    },
  ];
}

/** Statements that an employed person looks for another job, where their company may read them. On folded text. */
const SEEKS =
  /(?<!\p{L})(?:em busca d[aeo]s?|a procura d[aeo]s?|buscando|procurando|disponivel para|abert[oa] a|open to work|looking for|objetivo)(?!\p{L})/u;

/** An aim that the profile says in public, or that the drafts would, while the person is employed. */
function openAimFinding(measured: Measured): Finding[] {
  const { document, profile } = measured;
  if (!profile.experiences.some(({ current }) => current)) return [];
  const lines = document.lines.filter(
    ({ path, text }) => /^(?:headline|about)$/u.test(path) && SEEKS.test(foldText(text).folded),
  );
  const isDrafted = findGoal(measured)?.isChange === true;
  if (lines.length === 0 && !isDrafted) return [];
  return [
    {
      id: 'open-aim',
      kind: 'privacy',
      message:
        lines.length > 0
          ? 'O seu perfil diz em público que você procura outro trabalho, e a sua empresa também o lê.'
          : 'Os rascunhos citam o seu objetivo, e o título e o Sobre são públicos: a sua empresa também os lê.',
      action:
        'Se ela ainda não sabe, tire esse trecho antes de publicar e informe o cargo em “Tenho interesse em”, só para recrutadores.',
      evidence: lines.map((line) => line.evidence).slice(0, MOST_SPANS),
    },
  ];
}

/** Periods that end before they begin, or begin after the day of the analysis. */
function findImpossiblePeriods({ input }: Measured, now: Date): Finding[] {
  const { text, lines } = renderLinkedInLines(input.profile);
  const today = now.toISOString();
  return input.profile.experiences.flatMap(({ start, end, company, title }, index): Finding[] => {
    const reversed = start !== null && end !== null && end < start.slice(0, end.length);
    const future = start !== null && start > today.slice(0, start.length);
    if (!reversed && !future) return [];
    const at = lines.findIndex(({ path }) => path === `experiences.${index}.start`);
    const line = lines[at];
    const evidence: Evidence[] = line
      ? [
          {
            source: 'linkedin',
            docId: 'linkedin',
            start: line.own,
            end: line.end,
            excerpt: text.slice(line.own, line.end),
            section: line.section,
            line: at + 1,
          },
        ]
      : [];
    return [
      {
        id: `timeline.${index}`,
        kind: 'timeline',
        message: `O período de “${company === '' ? title : company}” ${reversed ? 'termina antes de começar' : 'começa no futuro'}.`,
        action: 'Corrija mês e ano dessa experiência.',
        evidence,
      },
    ];
  });
}

const EMOJI = /\p{Extended_Pictographic}/gu;

function findUnreadable({ document }: Measured): Finding[] {
  const lines = document.lines.filter(
    ({ path, text }) =>
      /^(?:headline|about)$/u.test(path) &&
      ((text.match(EMOJI)?.length ?? 0) >= 4 || /[\u{1d400}-\u{1d7ff}]{3,}/u.test(text)),
  );
  if (lines.length === 0) return [];
  return [
    {
      id: 'decoration',
      kind: 'readability',
      message:
        'Há muitos emojis ou letras decorativas; leitores de tela os leem um a um, e a busca não os entende.',
      action: 'Use letras comuns e, se quiser, um ou dois emojis.',
      evidence: lines.map((line) => line.evidence).slice(0, MOST_SPANS),
    },
  ];
}

/** The same item under several roles. */
function findRepeated({ document }: Measured): Finding[] {
  const seen = new Map<string, Evidence[]>();
  for (const { isItem, text, evidence } of document.lines) {
    if (!isItem || text.trim().length < 30) continue;
    const key = foldText(text).folded.trim();
    seen.set(key, [...(seen.get(key) ?? []), evidence]);
  }
  const repeated = [...seen.values()].filter((spans) => spans.length > 1).flat();
  if (repeated.length === 0) return [];
  return [
    {
      id: 'repeated',
      kind: 'structure',
      message: 'A mesma linha aparece em mais de um lugar das experiências.',
      action: 'Deixe-a onde ela aconteceu e conte outra realização no outro lugar.',
      evidence: repeated.slice(0, MOST_SPANS),
    },
  ];
}

/** What is worth knowing about a profile and changes no number. */
export function findLinkedInFindings(measured: Measured, now: Date): Finding[] {
  return [
    ...findOtherOwner(measured),
    ...findInstructions(measured),
    ...findPrivateData(measured),
    ...openAimFinding(measured),
    ...findImpossiblePeriods(measured, now),
    ...findUnreadable(measured),
    ...findRepeated(measured),
  ];
}
