import { hasMetric } from '../wording/metric.ts';
import { OWN_VERB } from './actor.ts';
import { RESULTS_SIGNS } from '../generated/signs.ts';

/** From one figure to another, or how far something moved. */
const CHANGE = RESULTS_SIGNS.change;
const RESULT = RESULTS_SIGNS.result;
/** First of many, the best, praised, chosen. */
const RANKED = RESULTS_SIGNS.ranked;
/** Others learn it from the person, or follow her. */
const TEACHES = RESULTS_SIGNS.teaches;
/** Papers and courses are no deeds. */
const PAPER = RESULTS_SIGNS.paper;
const MONEY = /r\$ ?\d/u;
const PERCENT = /\d ?%/u;
const HOLDS =
  /(?<![\p{L}])(?:equipe|time|\d+ (?:pessoas|tecnicos|auxiliares|alunos|clientes|familias|pacientes|leitos|lojas|operadores|colaboradores|criancas))/u;

/** How much a clause tells of what somebody brought about: change, result, rank, size; papers tell nothing. */
export const weightOfDeed = (text: string): number =>
  (CHANGE.test(text) ? 3 : 0) +
  (RESULT.test(text) ? 2 : 0) +
  (RANKED.test(text) ? 2 : 0) +
  (TEACHES.test(text) ? 1 : 0) +
  (PERCENT.test(text) ? 1.5 : 0) +
  (MONEY.test(text) ? 1.5 : 0) +
  (hasMetric(text) ? 1.5 : 0) +
  (HOLDS.test(text) ? 1 : 0) +
  (OWN_VERB.test(text) ? 0.5 : 0) -
  (PAPER.test(text) ? 3 : 0);
