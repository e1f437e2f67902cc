import { expect, test } from 'vitest';
import { explainAlerts, explainNumbers } from './explain-numbers.ts';
import { makeOverview } from './testing/an-overview.ts';

test.each([
  ['who is in a group', 'Quem entra em cada grupo é sorteado'],
  ['when a department appears', 'com 20 pessoas na lista, em 4 grupos de 5'],
  ['when a department disappears', 'enquanto menos de 15 das pessoas dos seus grupos estiverem na lista'],
  ['how sums are brought in line', 'nenhuma competência aparece como 100 e como lacuna ao mesmo tempo'],
  ['that means are approximate', 'com poucas pessoas, a média é aproximada'],
  ['what seats are of', 'As licenças são as de hoje'],
  ['what becomes of small departments', 'reunidas em “Outras áreas” depois de 28 dias de espera'],
  ['when somebody is counted', 'em até quatro semanas, num momento sorteado'],
])('says %s', (_, words) => expect(explainNumbers(makeOverview()).join(' ')).toContain(words));

test.each([
  ['low adoption', 'menos de 40% das pessoas aceitaram e participam, depois de 3 semanas com números'],
  ['a drop in a week', 'perde 20 pontos percentuais ou mais em uma semana'],
  ['a drop of completion', 'perde 20 pontos percentuais ou mais em 4 semanas'],
  ['a common gap', '30% ou mais das pessoas de um departamento têm a lacuna'],
  ['licences', 'mais de 90% delas estão em uso'],
])('says when an alert of %s comes', (_, words) => expect(explainAlerts().join(' ')).toContain(words));
