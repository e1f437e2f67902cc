import type { JobReading } from '@aura/shared-domain';
import type { Segment } from './segments.ts';
import {
  CONTRACT_CUE as CUE,
  CONTRACT_DENIED as DENIED,
  COOPERATIVE,
  NOT_CONTRACT,
  TEMPORARY,
} from '../../generated/phrases/terms.ts';

type Contract = JobReading['contracts'][number];

const CONTRACTS: readonly (readonly [Contract, RegExp])[] = [
  [
    'clt',
    /(?<![\p{L}\p{N}])clt(?![\p{L}\p{N}])|carteira assinada|registro em carteira|contratacao efetiva|efetivo \(clt\)|vaga efetiva/u,
  ],
  [
    'pj',
    /(?<![\p{L}\p{N}])pj(?![\p{L}\p{N}])|pessoa juridica|prestador[a]? de servico|(?:como|ser|possuir|ter) mei(?!\p{L})|(?<!\p{L})mei ativ[oa]/u,
  ],
  [
    'internship',
    /(?:vaga|programa|contrato|bolsa|tipo|oportunidade|lei)[^.;\n]{0,24}(?:de|:|do) estagio|estagio (?:remunerado|de \d)|internship/u,
  ],
  [
    'apprentice',
    /(?:jovem|menor|programa|vaga|contrato)[^.;\n]{0,16} aprendiz|contrato de aprendizagem|apprenticeship/u,
  ],
  ['temporary', TEMPORARY],
  ['cooperative', COOPERATIVE],
];
/** A contract as a separate item in a sentence about the terms: "CLT, 44 horas", "R$ 6.500, CLT". */
const ITEM =
  /(?:^|[,(]|\d)\s*(?:clt|pj|carteira assinada)(?: (?:ou|e|\/) (?:clt|pj)| horista| remot[oa]|(?= com r\$))?(?=\s*(?:[,.;)]|$| com r\$))/u;
/** Sentences that list required knowledge and may name labour law as a subject. */
const LIST_OF_KNOWLEDGE = /esocial|fgts|folha de pagamento|convenc|sindic|legisla|trabalhista/u;

function says(contract: Contract, { section, label, folded }: Segment, pattern: RegExp): boolean {
  const text = folded.folded.replace(NOT_CONTRACT, ' ').replace(DENIED, ' ');
  if (!pattern.test(text)) return false;
  if (contract === 'internship' || contract === 'apprentice' || contract === 'cooperative') return true;
  if (CUE.test(`${label} ${text}`)) return true;
  if (contract === 'temporary') return false;
  if (section !== 'mandatory' && section !== 'desirable' && section !== 'activities') return true;
  return ITEM.test(text) && !LIST_OF_KNOWLEDGE.test(text);
}

/** The kinds of contract, in the order of the type; empty if the ad names none. */
export function findContracts(title: string, segments: readonly Segment[]): Contract[] {
  const named = CONTRACTS.filter(([contract, pattern]) =>
    segments.some((segment) => says(contract, segment, pattern)),
  ).map(([contract]) => contract);
  const folded = title.toLowerCase();
  const titled: Contract[] = [
    ...(/est[áa]gi|\bintern(?:ship)?\b/u.test(folded) ? (['internship'] as const) : []),
    ...(/aprendiz|apprentice/u.test(folded) ? (['apprentice'] as const) : []),
  ];
  const all = new Set([...named, ...titled]);
  return CONTRACTS.map(([contract]) => contract).filter((contract) => all.has(contract));
}
