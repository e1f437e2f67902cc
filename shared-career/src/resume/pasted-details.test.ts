import { describe, expect, it } from 'vitest';
import { readResumeText } from './index.ts';
import { NOW } from './testing/samples.ts';

const SUMMARY =
  'Trabalho com cuidado, chego na hora e gosto de atender bem quem precisa de mim, na rua, no balcão e ao telefone, com calma.';

/** A CV with the lines of its head, its jobs and its studies. */
function read({
  head = 'Sobral, CE\n(88) 99123-4567\ndavi.amaral@exemplo.com',
  jobs = 'Motorista\nRota Norte Ltda\n2019 - atual',
  studies = 'Ensino médio completo, Escola Estadual Sabiá, 2014',
  more = '',
}) {
  const text = `Davi Peixoto Amaral\n${head}\n\nRESUMO\n${SUMMARY}\n\nEXPERIÊNCIA PROFISSIONAL\n${jobs}\n\nFORMAÇÃO\n${studies}\n${more}`;
  const result = readResumeText(text, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.structure;
}

describe('the head of a pasted CV', () => {
  it.each([
    ['Recife - PE, bairro da Boa Vista', 'Recife - PE'],
    ['Florianópolis/SC - Ingleses', 'Florianópolis/SC'],
    ['Cajamar SP - Polvilho', 'Cajamar SP'],
    ['Goiânia, GO (remoto)', 'Goiânia, GO'],
  ])('gives a town, not a headline, for %s', (line, town) => {
    const { contact, headline } = read({ head: `${line}\n(88) 99123-4567` });
    expect([contact.location, headline]).toEqual([town, undefined]);
  });

  it('ends the aim at the contact below', () => {
    const { objective, contact } = read({
      head: 'Objetivo: Motorista carreteiro\nSobral/CE, bairro Centro\n(88) 99123-4567\ndavi@exemplo.com',
    });
    expect(objective).toBe('Motorista carreteiro');
    expect(contact).toMatchObject({
      location: 'Sobral/CE',
      phone: '+5588991234567',
      email: 'davi@exemplo.com',
    });
  });

  it('takes no number of a registration for a telephone', () => {
    const { contact, registrations } = read({ head: 'CREA-BA 0519998877 (ativo)\n(71) 99000-5526' });
    expect(contact.phone).toBe('+5571990005526');
    expect(registrations).toEqual([{ council: 'CREA', state: 'BA', number: '0519998877' }]);
  });

  it('takes no council whose number is on the next line for a headline', () => {
    const { headline, registrations } = read({
      head: 'Campinas, SP · (19) 98812-4471 · COREN-SP\n1.123.456-TE',
    });
    expect(headline).toBeUndefined();
    expect(registrations).toEqual([{ council: 'COREN', state: 'SP', number: '1.123.456-TE' }]);
  });

  it('keeps “Jr.” in a name', () => {
    const text =
      'WANDERLEY PIMENTA JR.\n\nRibeirão Preto - SP\n(16) 99000-7214\n\n' +
      `RESUMO\n${SUMMARY}\n\nEXPERIÊNCIA\nVendedor\nLoja Sol\n2019 - atual`;
    const result = readResumeText(text, { now: NOW });
    expect(result.ok && result.value.structure.contact.name).toBe('WANDERLEY PIMENTA JR.');
  });
});

describe('jobs of a pasted CV', () => {
  const jobs = (second: string) =>
    read({
      jobs: `Editor de Política\nJun 2017 - atual\nEditora Planalto\n- Coordenação de seis repórteres\n\nRepórter\nFev 2012 - Mai 2017\n${second}`,
    }).experiences.map(({ title, company, items }) => [title, company, items]);

  it('have the names that the others have on the same line', () => {
    expect(jobs('Rádio Cerrado FM\n- Cobertura do Congresso')[1]).toEqual([
      'Repórter',
      'Rádio Cerrado FM',
      ['Cobertura do Congresso'],
    ]);
  });

  it('take no deed for a name', () => {
    expect(jobs('Cobertura do congresso e das eleições')[1]?.[2]).toEqual([
      'Cobertura do congresso e das eleições',
    ]);
  });
});

describe('the telephone of a pasted CV', () => {
  it.each([
    'Título de eleitor: 0123 4567 8901\n(88) 99123-4567',
    'PIS/PASEP: 125.45678.90-1 · Cartão SUS: 700 1234 5678 9012\n(88) 99123-4567',
    'Código 0123 4567 8901\n(88) 99123-4567',
  ])('is no number of a document: %s', (head) => {
    expect(read({ head }).contact.phone).toBe('+5588991234567');
  });
});

describe('languages of a pasted CV', () => {
  it.each([
    'Inglês básico. Português nativo.',
    'Inglês básico e português nativo',
    'Inglês: básico; Português: nativo',
  ])('separates two: %s', (line) => {
    const { languages } = read({ more: `\nIDIOMAS\n${line}` });
    expect(languages.map(({ language, level }) => `${language} ${level}`.toLowerCase())).toEqual([
      'inglês básico',
      'português nativo',
    ]);
  });

  it('knows languages by their own names', () => {
    const { languages } = read({ more: '\nIDIOMAS\nInglês: básico, Español: avançado, Deutsch: nativo' });
    expect(languages.map(({ language }) => language)).toEqual(['Inglês', 'Español', 'Deutsch']);
  });

  it('keeps what a sentence adds to a level', () => {
    const { languages } = read({ more: '\nIDIOMAS\nInglês básico. Leio bem e escrevo pouco.' });
    expect(languages).toEqual([{ language: 'Inglês', level: 'básico. Leio bem e escrevo pouco' }]);
  });
});

describe('studies of a pasted CV', () => {
  const studies = (lines: string) =>
    read({ studies: lines }).education.map(({ degree, area, institution, end, items }) => [
      [degree, area].filter(Boolean).join(' em '),
      institution,
      end,
      items,
    ]);

  it('leave nothing of a year at the end of a sentence', () => {
    expect(studies('Graduação em Administração\nUNA, concluído em 2022.')).toEqual([
      ['Graduação em Administração', 'UNA', '2022', []],
    ]);
  });

  it('have no institution that says how far they came', () => {
    expect(
      studies(
        'Engenharia Civil – Universidade do Recôncavo – 2014 a 2019 (concluído)\n' +
          'Pós-graduação em Obras – cursando, término previsto p/ ago/2027\n' +
          'Técnico em Edificações – ESC. PARAOPEBA – trancado no 3º módulo (2013)',
      ),
    ).toEqual([
      ['Engenharia Civil', 'Universidade do Recôncavo', '2019', ['concluído']],
      ['Pós-graduação em Obras', '', '2027-08', ['cursando']],
      ['Técnico em Edificações', 'ESC. PARAOPEBA', '2013', ['trancado no 3º módulo']],
    ]);
    expect(studies('Técnico em Hospedagem – Instituto da Costa – 2º de 3 módulos, em andamento')).toEqual([
      ['Técnico em Hospedagem', 'Instituto da Costa', null, ['2º de 3 módulos, em andamento']],
    ]);
    expect(
      studies('Ensino médio - 2003\nAdministração - Faculdade Mogiana - trancado em 2016 no 4º semestre'),
    ).toEqual([
      ['Ensino médio', '', '2003', []],
      ['Administração', 'Faculdade Mogiana', '2016', ['trancado', 'no 4º semestre']],
    ]);
  });
});

describe('jobs of a pasted CV', () => {
  const named = (jobs: string) => read({ jobs }).experiences.map(({ title, company }) => [title, company]);

  it.each(['Lojas Maré Moda, Shopping Recife', 'Maré Moda'])(
    'have an employer behind a dash, not a place: %s',
    (employer) => {
      expect(
        named(
          `Vendedora - ${employer}\nmarço de 2019 até hoje\nAtendi clientes\nCaixa - Lojas Sol, Recife - PE\n2015 a 2018\nFechei o caixa`,
        ),
      ).toEqual([
        ['Vendedora', employer],
        ['Caixa', 'Lojas Sol'],
      ]);
    },
  );

  it('have the employer in capitals above the title and its date', () => {
    expect(
      named(
        'ELETRO MANTIQUEIRA\nELETRICISTA MONTADOR   2015-2018\n- painéis\n- leitos\n\nCONSTRUTORA PEDRA BOA\nAJUDANTE DE ELETRICISTA   2013 A 2014',
      ),
    ).toEqual([
      ['ELETRICISTA MONTADOR', 'ELETRO MANTIQUEIRA'],
      ['AJUDANTE DE ELETRICISTA', 'CONSTRUTORA PEDRA BOA'],
    ]);
  });

  it('have the employer below a blank line, whatever line of the first one has the date', () => {
    expect(
      named(
        'Rota do Pinhão Ltda - 06/2018 até atual\nMotorista carreteiro\n- rota sul\n\nBoa Safra Insumos\nMotorista truck  2013-2017\n- adubo',
      ),
    ).toEqual([
      ['Motorista carreteiro', 'Rota do Pinhão Ltda'],
      ['Motorista truck', 'Boa Safra Insumos'],
    ]);
  });

  it('may say more in the brackets of their period', () => {
    const [, trainee] = read({
      jobs: 'Cerâmica Figueiras S.A.\nAnalista (fev/2020 – atual)\n- Fechamento\n\nCooperativa Agrovale\nEstagiário (jan a dez/2016, 6h/dia)\n- Notas',
    }).experiences;
    expect(trainee).toMatchObject({
      company: 'Cooperativa Agrovale',
      start: '2016-01',
      end: '2016-12',
      items: ['Notas'],
    });
  });

  it('take the number of a title for no month', () => {
    expect(read({ jobs: 'Cantina Vittorio\nCozinheiro 1 - 2019-2022\n- massas' }).experiences).toMatchObject([
      { title: 'Cozinheiro 1', start: '2019', end: '2022' },
    ]);
  });

  it('keep further years of a title', () => {
    const title = 'Professora - 2º ano (2016 a 2020) e 1º ano (2021 em diante)';
    expect(
      read({ jobs: `Colégio Alameda - desde fev/2016\n${title}\n- Alfabetização` }).experiences,
    ).toMatchObject([{ title, company: 'Colégio Alameda', start: '2016-02' }]);
  });

  it('begin with no line that compares two years', () => {
    const { experiences } = read({
      jobs: 'Professora\nColégio Alameda\n2012 - 2016\nA média da turma subiu\nde 208 (2013) para 231 (2015)',
    });
    expect(experiences).toMatchObject([{ title: 'Professora', company: 'Colégio Alameda', start: '2012' }]);
  });
});

describe('lists on one line of a pasted CV', () => {
  it.each([
    ['BLS, 2023 · Vacinação (40h), 2016', ['BLS, 2023', 'Vacinação (40h), 2016']],
    [
      'Suporte básico de vida (BLS) - 2024; NR-32 - 2023; Excel básico - 2019',
      ['Suporte básico de vida (BLS) - 2024', 'NR-32 - 2023', 'Excel básico - 2019'],
    ],
    ['Excel avançado · SENAC · 2019', ['Excel avançado · SENAC · 2019']],
  ])('are courses where each has its date or length: %s', (line, courses) => {
    expect(read({ more: `\nCURSOS\n${line}` }).courses).toEqual(courses);
  });

  it('are skills under a head of anything, where one is known', () => {
    const { skills, other, licence } = read({
      more: '\nOUTROS\nInformática básica, sistema de PDV. CNH B.\nVeículo próprio, moro sozinho',
    });
    expect([skills, licence]).toEqual([['Informática básica', 'sistema de PDV'], 'B']);
    expect(other.flatMap(({ lines }) => lines)).toEqual(['Veículo próprio, moro sozinho']);
  });
});

describe('a period with an aside in brackets', () => {
  const items = '- Cuido de 8 pacientes por plantão\n- Confiro o carrinho de emergência';
  it.each([
    'março/2019 - atual (clínica médica, 32 leitos, plantão 12x36 noturno)',
    'desde março de 2019 (clínica médica, 32 leitos, plantão 12x36 noturno)',
  ])('“%s” dates the job above, and its aside is no first item', (line) => {
    const { experiences } = read({ jobs: `Hospital Serra Azul - Técnica de Enfermagem\n${line}\n${items}` });
    expect(experiences).toMatchObject([
      {
        title: 'Técnica de Enfermagem',
        company: 'Hospital Serra Azul',
        start: '2019-03',
        current: true,
        items: [
          'Cuido de 8 pacientes por plantão',
          'Confiro o carrinho de emergência',
          'Clínica médica, 32 leitos, plantão 12x36 noturno',
        ],
      },
    ]);
  });

  it('keeps the name of an employer that stands in brackets', () => {
    const { experiences } = read({ jobs: `Motorista de Caminhão\n2019 - 2021 (Rota Norte Ltda)\n${items}` });
    expect(experiences[0]?.items).not.toContain('Rota Norte Ltda');
  });
});

describe('a course that is being taken', () => {
  it('keeps the period it has come to, and its date as one to come', () => {
    const { education } = read({
      studies: 'Bacharelado em Enfermagem - Faculdade Serra Azul - cursando o 7º período (previsão dez/2027)',
    });
    expect(education).toMatchObject([
      { area: 'Enfermagem', end: '2027-12', current: true, items: ['cursando o 7º período'] },
    ]);
  });

  it.each([
    ['Direito - Faculdade Serra Azul - 2019 a 2023', { start: '2019', end: '2023', current: false }],
    [
      'Direito - Faculdade Serra Azul - 2023 – previsão 12/2027',
      { start: '2023', end: '2027-12', current: true },
    ],
    ['Direito - Faculdade Serra Azul - trancado, previsão de volta em 2027', { current: false }],
  ])('reads the period of “%s”', (studies, period) => {
    expect(read({ studies }).education).toMatchObject([period]);
  });
});

it('leaves no line behind for a registration that is said to be active', () => {
  const { registrations, unclassified } = read({
    head: 'Recife - PE\n(81) 99812-4471\nCoren-PE 0612345-TEC (ativo)',
  });
  expect(registrations).toEqual([{ council: 'COREN', state: 'PE', number: '0612345-TEC' }]);
  expect(unclassified).toEqual([]);
});
