import { MENTOR_LIMITS } from '@aura/shared-domain';
import { describe, expect, it, test } from 'vitest';
import { PEOPLE } from '../coach/evaluation/made-up-people.ts';
import type { PersonRecord } from '../person/record.ts';
import { isAdded } from './adding.ts';
import { tellsLaw } from './answer.ts';
import { findKnown, readDraft, readSaid, runTalk } from './testing/run-talk.ts';
import type { Ad } from './turn.ts';

test.each([
  ['O que falta pra eu virar supervisor?'],
  ['o que me falta para ser supervisora?'],
  ['quais são as minhas lacunas?'],
  ['O que falta para eu ser promovido?'],
  ['meu chefe não me dá oportunidade', 'O que falta pra eu virar supervisor?'],
  ['Como peço uma promoção?', 'O que falta para eu ser promovido?'],
])('names the gaps of the own diagnosis: %s %s', (...messages) => {
  expect(readSaid(messages, findKnown('diagnosis'))).toContain('No seu diagnóstico, o que mais pesa é SQL.');
});

test('takes the own boss for no recruiter', () => {
  const text = readDraft(['sou cozinheira e quero mudar de emprego', 'como falo com a dona do restaurante?']);
  expect(text).not.toContain('Vi a vaga');
});

test('names no employer of a saved job to the own boss', () => {
  const record: PersonRecord = {
    ...findKnown('nothing'),
    jobs: [{ id: 'job', title: 'Coordenador de logística', company: 'Grupo Minas', stage: 'saved' }],
  };
  for (const request of ['escreve pro meu coordenador pedindo folga na sexta', 'como falo com meu chefe?'])
    expect(readDraft([request], record)).not.toContain('Grupo Minas');
  expect(readDraft(['escreve uma mensagem pra vaga do Grupo Minas'], record)).toContain('Grupo Minas');
});

test('goes on with what is talked about after a question that says nothing of its own', () => {
  const messages = ['gastei 380 numa ferramenta pro serviço e a empresa não quer devolver', 'isso é certo?'];
  expect(readSaid(messages)).toContain('O custo do trabalho é da empresa');
});

test('writes to whom it is what the person wants, in other words than theirs about them', () => {
  const wish = ['preciso falar com minha gerente que quero sair do turno da noite'];
  expect(readDraft([...wish, 'ela chama Cláudia e eu estudo de manhã', 'escreve isso pra mim'])).toMatch(
    /^Olá, Cláudia, tudo bem\? Preciso sair do turno da noite\. Em resumo: eu estudo de manhã\./u,
  );
  expect(
    readDraft(['a moça do rh ficou de me responder semana passada e nada', 'mando mensagem?']),
  ).toContain('Você ficou de me responder');
});

test('tells a company that offers nothing of the other offer', () => {
  const offers = ['passei em duas vagas', 'uma paga 2100 e a outra 2600', 'como digo não pra segunda?'];
  expect(readDraft(offers)).toMatch(/decidi não seguir/u);
  expect(readDraft(offers)).not.toContain('2100');
});

test('plans the week by the hours of each day', () => {
  const hours = 'tenho 1h por dia de seg a sex e 3h no sábado pra estudar excel';
  expect(readSaid([hours, 'monta minha semana então'])).toContain('Sábado, 3 h: um problema seu');
});

test.each(['abriu vaga interna no almoxarifado, como me candidato?', 'tem processo seletivo interno aqui'])(
  'knows what to do about a vacancy in the own company: %s',
  (text) => {
    expect(readSaid([text])).toContain('regulamento da vaga interna');
  },
);

test('takes years at work for no age', () => {
  expect(readSaid(['sou cozinheira há 15 anos e quero dar aula de culinária'])).not.toContain('aprendiz');
});

test('takes a job elsewhere for no pay off the books', () => {
  expect(readSaid(['apareceu uma vaga de fora, será que vale trocar por ela?'])).not.toContain(
    'pago “por fora”',
  );
  expect(readSaid(['recebo metade do salário por fora, o que faço?'])).toContain('pago “por fora”');
});

test('says first what the person feels, then what helps', () => {
  expect(readSaid(['me mandaram embora hoje, quantos dias de aviso prévio eu tenho?'])).toMatch(
    /^Sinto muito.*30 dias/su,
  );
});

describe('a conversation', () => {
  it('takes the answer to its own question, and writes with it', () => {
    const messages = ['Como peço um aumento?', 'agora eu cuido do faturamento de frete e treino os novos'];
    expect(readSaid(messages)).toContain('cuido do faturamento de frete');
    expect(readDraft([...messages, 'pode escrever a mensagem pra mim?'])).toContain(
      'Desde o último reajuste, cuido do faturamento de frete e treino os novos.',
    );
  });

  it('changes its text on request', () => {
    const messages = ['Como peço um aumento?', 'escreve a mensagem'];
    const text = readDraft(messages);
    const shorter = readDraft([...messages, 'mais curto']);
    expect(shorter.length).toBeLessThan(text.length);
    expect(shorter.startsWith(text.slice(0, 10))).toBe(true);
    expect(readDraft([...messages, 'tira a parte do reajuste'])).not.toContain('reajuste');
    expect(readDraft([...messages, 'troca "salário" por "pagamento"'])).toContain('pagamento');
  });

  it.each([
    ['the law of work before 18', ['tenho 17 anos, posso trabalhar de garçom?'], '405, § 3º'],
    ['the amount of the topic', ['quanto podem descontar de vale transporte?'], '6%'],
    ['what follows where it is refused', ['salário atrasou de novo', 'e se ele não pagar?'], '483'],
    [
      'whom to tell',
      ['descobri que meu colega homem ganha mais na mesma função', 'pra quem reclamo?'],
      '14.611',
    ],
    ['how it is proved', ['trabalho sem carteira assinada', 'como eu provo?'], 'testemunhas'],
    [
      'another percentage',
      ['ganho 3.200 e quero pedir 15% de aumento, quanto fica?', 'e se for 12?'],
      '3.584',
    ],
    [
      'another amount',
      ['ganho 2.500 e me ofereceram 2.900, quanto dá de aumento?', 'quis dizer 3.100'],
      '24%',
    ],
    ['a share', ['eu perguntei quanto é 13% de 2.940!!!'], 'R$ 382,20'],
    ['what it makes in all', ['quanto é 13% de 2.940?', 'agora soma no salário'], 'R$ 3.322,20'],
    ['a share put right', ['quanto é 13% de 2.940?', 'não era 13, era 12'], 'R$ 352,80'],
    ['an hour', ['ganho 6.600, jornada de 220. minha hora?'], 'R$ 30'],
    ['an hour and more', ['ganho 6.600, jornada de 220. minha hora?', 'com os 20%?'], 'R$ 36'],
    ['the middle', ['me ofereceram 9.500 e eu esperava 11.000', 'qual o meio termo?'], 'R$ 10.250'],
    ['what a price makes', ['cobro 60 por banho', 'faço uns 5 por dia'], 'R$ 300'],
    ['two amounts side by side', ['quero ir pra offshore', 'ganho 4200, lá pagam 9 mil'], '114,3%'],
  ])('says %s', (_, messages, expected) => {
    expect(readSaid(messages)).toContain(expected);
  });

  it('writes the message of the person, or one about the current subject', () => {
    expect(readDraft(['como peço folga na sexta?', 'escreve pra mim'])).toContain(
      'Gostaria de pedir folga na sexta.',
    );
    expect(readDraft(['trabalho no frio, tenho direito a insalubridade?', 'escreve a mensagem'])).toContain(
      'o adicional de insalubridade',
    );
  });

  it('puts a told fact into the text', () => {
    const messages = ['Como peço um aumento?', 'escreve a mensagem'];
    expect(readDraft([...messages, 'bota que treinei 2 pessoas'])).toContain('Treinei 2 pessoas.');
  });

  it('takes a told fact into the text, and says so if there is nothing to change', () => {
    const messages = ['preciso trocar meu turno pra manhã por causa da creche', 'escreve pra mim'];
    expect(readDraft(messages)).toContain('Preciso trocar meu turno pra manhã por causa da creche.');
    expect(readSaid([...messages, 'tira a parte do sindicato'])).toContain('O texto ficou como estava');
  });

  it('writes another text if one is named right after the first', () => {
    expect(readDraft(['aceitei a proposta', 'escreve o aceite', 'e a recusa pra outra vaga'])).toContain(
      'decidi não seguir neste momento',
    );
  });

  it('sums the conversation up, and says which facts an answer uses', () => {
    const messages = ['quantos dias de aviso prévio com 3 anos de casa?', 'e as férias?'];
    expect(readSaid([...messages, 'resume tudo pra mim'])).toMatch(
      /^Em resumo:.*39 dias.*30 dias de férias/u,
    );
    expect(readSaid([...messages, 'de onde você tirou isso?'])).toMatch(/^A base.*CLT, artigos 129/u);
  });

  it("computes the topic's answer with a new amount", () => {
    expect(readSaid(['fui mandado embora, e o fgts?', 'tenho uns 14 mil lá'])).toContain('R$ 5.600');
  });

  it('answers a question without a card from the nearest text of the library', () => {
    expect(readSaid(['quero pedir demissão mas tenho medo', 'e quanto de reserva eu guardo antes?'])).toMatch(
      /três|seis|meses/u,
    );
  });

  it('adds a second card that fits the question nearly as well', () => {
    expect(readSaid(['trabalho de noite e faço hora extra, quanto recebo?'])).toMatch(
      /hora extra .*Também vale saber: /su,
    );
  });

  it('reads no question in an address', () => {
    const asked = 'Como peço um aumento? Trabalho como analista há 3 anos.';
    expect(readSaid([`${asked} Meu e-mail é ana@exemplo.com.`])).not.toContain('Também vale saber');
  });

  it('answers each question of a message that asks two', () => {
    expect(readSaid(['pedi demissão ontem. tenho que cumprir aviso? e posso sacar o fgts?'])).toMatch(
      /aviso.*FGTS/su,
    );
  });

  it('says the last answer in simple words, without its articles', () => {
    const simply = readSaid(['quantos dias de férias eu tenho?', 'explica mais fácil']);
    expect(simply).toMatch(/^Em palavras simples: .*30 dias/u);
    expect(simply.split('\n')[0]).not.toContain('CLT');
  });

  it('sums up the hours of a day beyond the contract', () => {
    expect(
      readSaid(['ganho 2200, quanto vale a hora extra?', 'trabalho 10 horas por dia e meu contrato é 8h']),
    ).toContain('tem 2 extras por dia; com R$ 2.200 por mês são R$ 660');
  });

  it('says a likely rule of law instead of a mere referral', () => {
    const [, response] = runTalk([
      'fui mandada embora hoje',
      'foi sem justa causa. o que eu tenho pra receber?',
    ]);
    expect(response?.kind === 'advice' && tellsLaw(response.answer)).toBe(true);
  });

  it('goes on where a question is about something else by its words alone', () => {
    const messages = ['pedi demissão, quanto recebo de férias?', 'a multa de 40 entra?'];
    expect(runTalk(messages).map(({ kind }) => kind)).toEqual(['advice', 'advice']);
    expect(runTalk([...messages, 'qual a capital da austrália?']).at(-1)?.kind).toBe('aside');
  });

  it('says the likeliest rule of the topic where a referral gives way', () => {
    expect(readSaid(['fui demitida grávida no contrato de experiência, e agora?'])).toMatch(/estabilidade/u);
  });

  it('says nothing beside advice that stands in place of a referral', () => {
    const [response] = runTalk([
      'me devem três meses de salário e o dono sumiu, fechou a loja na calada da noite. quem paga agora?',
    ]);
    const parts = response?.kind === 'advice' ? response.answer.parts : [];
    expect(parts.some(isAdded)).toBe(false);
  });

  it('returns to an earlier subject', () => {
    const messages = ['quantos dias de férias eu tenho?', 'Como me preparo para uma entrevista?'];
    expect(readSaid([...messages, 'e posso vender dez dias?'])).toContain('143');
  });

  it('continues if only a likeness reads a message as a question about money', () => {
    const messages = ['tenho duas ofertas e não sei qual pegar', 'a Casa Verde paga 7.200 + VR 900'];
    expect(runTalk(messages).at(-1)?.kind).toBe('advice');
  });

  it('never says twice in a row that it did not understand', () => {
    const kinds = runTalk(['preciso de uma coisa', 'aquilo lá', 'sei lá']).map((response) =>
      response.kind === 'aside' ? response.reason : response.kind,
    );
    kinds.forEach((kind, at) => expect([kind, kinds[at + 1]]).not.toEqual(['unclear', 'unclear']));
  });

  it('accepts a correction', () => {
    expect(readSaid(['quero estudar eletrônica', 'não, quis dizer eletrotécnica'])).toContain(
      'eletrotécnica',
    );
  });

  it('keeps a message with danger out of the advice', () => {
    expect(runTalk(['Como peço um aumento?', 'quero morrer']).map(({ kind }) => kind)).toEqual([
      'advice',
      'safety',
    ]);
  });

  it('opens another subject if the message does', () => {
    const messages = ['Como peço um aumento?', 'Como me preparo para uma entrevista em vídeo?'];
    expect(readSaid(messages)).toMatch(/celular/u);
  });

  it('gives the next step on request', () => {
    expect(readSaid(['Como peço um aumento?', 'e agora?'])).toContain('Comece por aqui');
  });
});

describe('a question about the law', () => {
  it('is answered with the article, continues with it, and names its limits', () => {
    const messages = [
      'quantos dias de aviso prévio com 3 anos de casa?',
      'e se eu não cumprir?',
      'e as férias?',
    ];
    expect(readSaid(messages.slice(0, 1))).toMatch(/39 dias.*Lei 12\.506/u);
    expect(readSaid(messages.slice(0, 2))).toMatch(/artigo 487, § 2º/u);
    expect(readSaid(messages)).toMatch(/30 dias de férias/u);
    for (const response of runTalk(messages)) {
      expect(response).toMatchObject({ kind: 'advice' });
      expect(response.kind === 'advice' && tellsLaw(response.answer)).toBe(true);
    }
  });
});

describe('a sign of danger', () => {
  it.each([
    'minha chefe me deu um esporro na frente de todo mundo',
    'namorado da dona manda em todo mundo na loja e grita',
  ])('of a lesser matter gets its own answer: “%s”', (text) => {
    expect(runTalk([text])[0]).toMatchObject({
      kind: 'safety',
      reply: { level: 'guide', category: 'harassment' },
    });
  });

  it.each([
    'ele não deixa eu fazer home office, só eu da equipe',
    'mas eu já lidero 6 pessoas, o problema é ele q não deixa',
    'tenho 5 anos e 8 meses de empresa, quanto dá de aviso?',
    'to desempregada faz 8 meses e com vergonha, meu marido fica me cobrando',
    'meu marido quer que eu pare de trabalhar pra cuidar das crianças',
    'meu sobrinho de 15 anos quer trabalhar, como faz?',
    'choro no banheiro do trabalho quase todo dia, não aguento mais essa empresa',
    'tenho 16 anos e quero estágio',
    'cortei a mão na maquina e o encarregado não quer abrir CAT',
  ])('with another meaning stops nobody: “%s”', (text) => {
    expect(runTalk([text])[0]?.kind).toBe('advice');
  });

  it.each([
    'quero morrer',
    'meu marido me bate e me tranca em casa',
    'meu chefe me trancou e tentou me agarrar',
  ])('with only one meaning stops: “%s”', (text) => {
    expect(runTalk([text])[0]).toMatchObject({ kind: 'safety', reply: { level: 'stop' } });
  });
});

describe('the record of the person', () => {
  const ads: Ad[] = [
    {
      title: 'Analista de dados júnior',
      company: 'Banco Verde',
      city: 'Recife',
      salary: { min: 4000, max: 5000 },
    },
    { title: 'Analista de dados', company: null, city: 'Natal', salary: null },
  ];

  it.each([
    ['quais vagas eu salvei?', /Banco Verde.*Loja Norte/u, 'job'],
    ['qual o meu maior gap segundo o diagnóstico?', /SQL.*Power BI/u, 'diagnosis'],
    ['como fui na última simulação?', /58 de 100.*resultado/u, 'interview'],
    ['qual a próxima tarefa do meu plano?', /Praticar/u, 'plan'],
    ['você lembra o que eu pedi?', /3 horas por semana/u, 'remembered'],
  ])('is read out, and named as the source: “%s”', (text, expected, origin) => {
    expect(readSaid([text], findKnown('everything'))).toMatch(expected);
    const [response] = runTalk([text], findKnown('everything'));
    expect(response?.kind === 'advice' && response.answer.factsUsed.map((fact) => fact.origin)).toContain(
      origin,
    );
  });

  it('shows the strengths of the person, and the next task after a done one', () => {
    expect(readSaid(['e o que eu tenho de bom?'], findKnown('everything'))).toMatch(/A seu favor/u);
    expect(readSaid(['não consigo seguir o plano', 'fiz!!!'], findKnown('everything'))).toMatch(/parabéns/u);
  });

  it('says so if it is empty', () => {
    expect(readSaid(['quais vagas eu salvei?'])).toContain('nenhuma vaga');
  });

  it('gives pay only from ads, and says how many', () => {
    const asked = 'quanto ganha um analista de dados?';
    expect(readSaid([asked], findKnown('nothing'), ads)).toMatch(/1 anúncio.*de R\$ 4\.000 a R\$ 5\.000/u);
    expect(readSaid([asked, 'e em Natal?'], findKnown('nothing'), ads)).toMatch(
      /Nenhum anúncio do radar em Natal/u,
    );
    expect(readSaid([asked])).not.toMatch(/R\$/u);
  });
});

test('every answer of a conversation is short, and asks at most one thing', () => {
  const messages = [
    'Como peço um aumento?',
    'uns 2 anos',
    'e se ele disser não?',
    'e agora?',
    'escreve pra mim',
  ];
  for (const record of Object.values(PEOPLE))
    for (const response of runTalk(messages, record)) {
      if (response.kind !== 'advice') throw new Error(`no advice: ${response.kind}`);
      const { parts, factsUsed } = response.answer;
      const text = parts.map((part) => part.text).join(' ');
      expect(text).not.toMatch(/[{}]/u);
      expect(text.split(/\s+/u).length).toBeLessThanOrEqual(MENTOR_LIMITS.answerWords);
      expect(parts.filter(({ kind }) => kind === 'question').length).toBeLessThanOrEqual(1);
      expect(factsUsed.length).toBeLessThanOrEqual(MENTOR_LIMITS.factsUsed);
    }
});

describe('two pays, of a CLT and of a PJ', () => {
  const ASKED =
    'Ganho R$ 9.000 CLT com VR de R$ 900 e recebi uma proposta PJ de R$ 13.000. Quanto sobra em cada um e qual compensa?';

  it('are compared by what each leaves, first', () => {
    const said = readSaid([ASKED]);
    expect(said).toMatch(/^Pelas contas da nossa calculadora: a CLT de R\$ 9\.000 deixa/u);
    expect(said).toMatch(/O PJ de R\$ 13\.000 deixa R\$ [\d.,]+, pelo Simples no anexo III e sem contador/u);
  });

  it('count the accountant if the cost is told', () => {
    expect(readSaid([`${ASKED} O contador custa R$ 300.`])).toContain('com R$ 300 de contador');
  });
});

describe('how to complain of mistreatment', () => {
  const COMPLAINT = /sindicato|sigilosa|Ministério Público/u;

  it('is not told to who only speaks of a boss', () => {
    const said = readSaid([
      'meu gerente fala que eu faço falta na frente de caixa e não me indica. O que eu faço com ele?',
    ]);
    expect(said).not.toMatch(COMPLAINT);
    expect(said).not.toContain('[');
  });
});

test('a text is said to have brackets only where it has some', () => {
  for (const messages of [
    ['Como peço um aumento?', 'escreve pra mim'],
    [
      'escreve uma mensagem para o meu chefe pedindo folga na sexta',
      'escreve um agradecimento depois da entrevista',
    ],
  ]) {
    const intro = readSaid(messages);
    expect(/entre colchetes/u.test(intro)).toBe(/\[[^\]]+\]/u.test(readDraft(messages)));
  }
});
