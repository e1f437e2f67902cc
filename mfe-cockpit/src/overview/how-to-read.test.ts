import { expect, test } from 'vitest';
import { howToRead } from './how-to-read.ts';
import { anOverview } from './testing/an-overview.ts';

test.each([
  ['who is in a group', 'Quem entra em cada grupo é sorteado'],
  ['when a department appears', 'com 10 pessoas na lista, em 2 grupos fechados de 5'],
  ['what becomes of small departments', 'reunidas em “Outras áreas” depois de quatro semanas'],
  ['when somebody is counted', 'em até quatro semanas, num momento sorteado'],
])('says %s', (_, words) => expect(howToRead(anOverview()).join(' ')).toContain(words));
