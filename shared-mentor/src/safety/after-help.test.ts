import { expect, test } from 'vitest';
import { answerAfterHelp } from './after-help.ts';
import { findReply } from './reply.ts';

const HELP = findReply('selfHarm');

test.each(['E agora?', 'e agora', 'mas o que eu faço agora?'])(
  '“%s” after a reply for danger is met with help and an offer to go on',
  (text) => {
    expect(answerAfterHelp(HELP, text)).toMatch(/188.*alguém de confiança.*voltar/su);
  },
);

test.each(['e agora ele quer me demitir', 'como peço um aumento?', 'obrigada'])(
  '“%s” has a matter of its own',
  (text) => {
    expect(answerAfterHelp(HELP, text)).toBeNull();
  },
);

test.each(['n é a primeira vez', 'todo mundo da loja viu', 'ja faz uns três meses'])(
  '“%s” after the reply for harassment is to be noted down, too',
  (text) => {
    expect(answerAfterHelp(findReply('harassment'), text)).toMatch(/Anote isso também.*sigilo/su);
    expect(answerAfterHelp(findReply('legal'), text)).toBeNull();
  },
);

test.each(['e se eu for no rh e piorar', 'obrigada', 'escreve um email pro rh', 'quero pedir demissão'])(
  '“%s” after the reply for harassment has a matter of its own',
  (text) => {
    expect(answerAfterHelp(findReply('harassment'), text)).toBeNull();
  },
);

test('after any other reply nothing is said on the device', () => {
  expect(answerAfterHelp(null, 'E agora?')).toBeNull();
  expect(answerAfterHelp(findReply('legal'), 'E agora?')).toBeNull();
});
