import { foldKey } from '@aura/shared-career';
import type { MentorIntent } from '@aura/shared-domain';
import { listMeanings } from '../likeness/index.ts';
import type { FactKey, Known } from '../person/known-facts.ts';
import { findStems } from './tokens.ts';

const WORK = ['role', 'lastRole', 'roleSince', 'company'] as const satisfies readonly FactKey[];
const AIM = ['goal', 'horizon', 'topGap', 'secondGap', 'strength'] as const satisfies readonly FactKey[];
const PLAN = [
  'dueTask',
  'openTasks',
  'doneTasks',
  'readiness',
  'diagnosisAge',
] as const satisfies readonly FactKey[];
const JOBS = [
  'job',
  'jobCompany',
  'savedJob',
  'interviewJob',
  'offerJob',
  'applied',
] as const satisfies readonly FactKey[];
const TRAINING = ['lastScore', 'weakest', 'interviewRole'] as const satisfies readonly FactKey[];

/** Facts that belong to a matter, whatever a message about it says. */
const BELONGS: Readonly<Record<MentorIntent, ReadonlySet<FactKey>>> = {
  plan: new Set([...AIM, ...PLAN, ...WORK, 'study']),
  resume: new Set([...WORK, ...AIM, 'pastRole', 'study', 'job', 'savedJob', 'jobCompany', 'applied']),
  job: new Set([...JOBS, ...AIM, ...WORK]),
  interview: new Set([...TRAINING, ...WORK, 'goal', 'strength', 'pastRole', 'interviewJob']),
  salary: new Set(WORK),
  conflict: new Set(WORK),
  promotion: new Set([...WORK, ...AIM]),
  transition: new Set([...AIM, ...WORK, 'pastRole', 'study']),
  study: new Set([...AIM, ...WORK, 'study']),
  tool: new Set([...AIM, ...PLAN, ...JOBS, ...TRAINING, 'payer']),
};

/**
 * Matters in which a fact is mentioned only if the advice uses it: a person in a conflict does not need their job
 * title.
 */
export const GOES_WITHOUT: ReadonlySet<MentorIntent> = new Set(['conflict', 'salary']);

/** Facts that are relevant only if the folded message mentions them. */
const SPOKEN_OF: readonly (readonly [RegExp, readonly FactKey[]])[] = [
  [
    /\b(?:vagas?|propostas?|ofertas?|oferec\w+|processo seletivo|selecao|recrutador\w*|pretensao|contraproposta|candidat\w+|contratacao)\b/u,
    [...JOBS, 'goal'],
  ],
  [/\b(?:demissao|aviso previo|pedir as contas|sair d[ao])\b/u, ['offerJob', 'applied']],
  [/\b(?:entrevist\w+|simulacao|simulador)\b/u, [...TRAINING, 'interviewJob']],
  [/\b(?:plano|tarefas?|metas?)\b/u, ['dueTask', 'openTasks', 'doneTasks']],
  [/\b(?:objetivo|carreira)\b/u, ['goal']],
];

/** Statements in a folded message that contradict known facts. */
const AGAINST: readonly (readonly [RegExp, readonly FactKey[]])[] = [
  [
    new RegExp(
      [
        String.raw`\b(?:desempregad\w+|demitid\w+|demitiram|despedid\w+|desligad\w+|dispensad\w+|`,
        String.raw`mandad\w+ embora|mandaram embora|sem (?:trabalho|emprego|trabalhar)|perdi (?:o|meu) emprego|`,
        String.raw`aposent\w+|(?:estou|to) (?:parad\w|fora do mercado))\b`,
      ].join(''),
      'u',
    ),
    ['role', 'roleSince', 'company'],
  ],
  [
    /\b(?:primeiro emprego|sem (?:nenhuma )?experiencia|nunca trabalhei|primeira vez que trabalho|dona de casa)\b/u,
    [...WORK, 'pastRole'],
  ],
];

/** Current and desired roles in a folded message. The rest of the clause is compared. */
const OWN_ROLE = new RegExp(
  [
    String.raw`\b(?:(?:trabalho|atuo|estou|to) (?:como|de|na area de)|sou|como) (?:um |uma )?(?!promovid|`,
    String.raw`demitid|contratad|nov[oa] |timid|mulher|homem|mae |pai )([^,.;!?]{3,40})`,
  ].join(''),
  'gu',
);
const OWN_TIME = /\b(?:ha|faz|tenho) (?:mais de |quase |uns )?(?:\d+|\p{L}+) (?:anos?|meses)\b/u;
const OWN_AIM = new RegExp(
  [
    String.raw`\b(?:quero|queria|penso em|sonho em|como) (?:ser|virar|me tornar|trabalhar (?:com|como|em|`,
    String.raw`na|no)|migrar para|ir para|mudar para|entrar (?:em|na|no|para)|viro|migro para)(?: a|`,
    String.raw` o)?(?: area de)? ([^,.;!?]{3,40})`,
  ].join(''),
  'gu',
);
const OTHER_JOB = /\bvagas? (?:de|para|como) (?:um |uma )?([^,.;!?]{3,40})/gu;
const SEVERAL = new Set(
  findStems('área outra outro nova novo empresa coisa melhor carreira cargo gestor líder'),
);

/** The facts of a person that are relevant to a message; answers do not use the others. */
export function selectBelongingFacts(
  known: Known,
  { text, intent }: { readonly text: string; readonly intent: MentorIntent },
): Known {
  const folded = foldKey(text);
  const spoken = new Set(SPOKEN_OF.flatMap(([pattern, keys]) => (pattern.test(folded) ? keys : [])));
  const against = new Set([
    ...AGAINST.flatMap(([pattern, keys]) => (pattern.test(folded) ? keys : [])),
    ...findContradicted(folded, known),
  ]);
  return new Map(
    [...known].filter(([key]) => (BELONGS[intent].has(key) || spoken.has(key)) && !against.has(key)),
  );
}

/** Facts that are about another role, goal or skill than the one that the message is about. */
function findContradicted(folded: string, known: Known): FactKey[] {
  const differs = (said: readonly string[], key: FactKey): boolean => {
    const stems = findStems(known.get(key)?.value ?? '');
    return said.length > 0 && stems.length > 0 && !said.some((stem) => stems.includes(stem));
  };
  const saidIn = (pattern: RegExp): string[] =>
    [...folded.matchAll(pattern)]
      .flatMap(([, rest = '']) => findStems(rest))
      .filter((stem) => !SEVERAL.has(stem));
  const aims = saidIn(OWN_AIM);
  const roles = saidIn(OWN_ROLE);
  const jobs = saidIn(OTHER_JOB);
  const skills = findStems(
    folded
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => listMeanings(word).includes('skill'))
      .join(' '),
  );
  return [
    ...(OWN_TIME.test(folded) ? (['roleSince'] as const) : []),
    ...(differs(roles, 'lastRole') ? [...WORK] : []),
    ...(differs(jobs, 'lastRole') ? WORK : []),
    ...(differs(jobs, 'job') ? [...JOBS] : []),
    ...(differs(jobs, 'goal') ? (['goal', 'horizon', 'topGap', 'secondGap'] as const) : []),
    ...(differs(aims, 'goal') ? [...AIM.filter((key) => key !== 'strength'), 'readiness' as const] : []),
    ...(differs(skills, 'topGap') ? (['topGap', 'secondGap'] as const) : []),
  ];
}
