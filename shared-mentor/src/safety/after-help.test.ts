import { expect, test } from 'vitest';
import { answerAfterHelp } from './after-help.ts';

test.each(['E agora?', 'e agora', 'mas o que eu faço agora?'])(
  '“%s” after a reply for danger is met with help and an offer to go on',
  (text) => {
    expect(answerAfterHelp(text)).toMatch(/188.*alguém de confiança.*voltar/su);
  },
);

test.each(['e agora ele quer me demitir', 'como peço um aumento?', 'obrigada'])(
  '“%s” has a matter of its own',
  (text) => {
    expect(answerAfterHelp(text)).toBeNull();
  },
);
