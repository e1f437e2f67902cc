import { capitalizeFirst } from '@aura/shared-career';

/** What people write in a hurry, and the words that nothing else can be meant by. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vc: 'você',
    vcs: 'vocês',
    q: 'que',
    oq: 'o que',
    pq: 'porque',
    n: 'não',
    ñ: 'não',
    nn: 'não',
    naum: 'não',
    tb: 'também',
    tbm: 'também',
    msm: 'mesmo',
    mt: 'muito',
    mto: 'muito',
    mta: 'muita',
    mtos: 'muitos',
    mtas: 'muitas',
    td: 'tudo',
    tds: 'todos',
    cmg: 'comigo',
    ctg: 'contigo',
    ngm: 'ninguém',
    qto: 'quanto',
    qnt: 'quanto',
    qta: 'quanta',
    qtos: 'quantos',
    qts: 'quantos',
    qtas: 'quantas',
    qdo: 'quando',
    qnd: 'quando',
    qq: 'qualquer',
    hj: 'hoje',
    dps: 'depois',
    fds: 'fim de semana',
    p: 'para',
    msg: 'mensagem',
    msgs: 'mensagens',
    eh: 'é',
    pfv: 'por favor',
    pfvr: 'por favor',
    blz: 'beleza',
    vlw: 'valeu',
    obg: 'obrigado',
  }),
);

/** A message with its short forms written out: “n sei qto é” is “não sei quanto é”. Nothing else of it changes. */
export const spellOut = (message: string): string =>
  message.replaceAll(/(?<![\p{L}\p{N}/&.@-])\p{L}{1,4}(?![\p{L}\p{N}/&@-]|\.\p{L})/gu, (word) => {
    const whole = SHORT_FORMS.get(word.toLowerCase());
    if (whole === undefined || (word.length === 1 && word !== word.toLowerCase())) return word;
    return word === word.toLowerCase() ? whole : capitalizeFirst(whole);
  });
