import { describe, expect, it } from 'vitest';
import { editText } from './edit.ts';

const LETTER = {
  text: [
    'Olá, [nome], tudo bem? Preciso trocar meu turno para a manhã por causa da creche da minha filha.',
    'O valor combinado é R$ 300. Pode me responder até [dia]? Agradeço desde já. Abraço, Ana',
  ].join(' '),
  title: 'Mensagem',
  english: 'Hello [name], I hope you are well.',
  name: '[seu nome]',
};

describe('editText', () => {
  it.each([
    ['mais curto', /^Olá, \[nome\], tudo bem\? Preciso trocar .* Pode me responder até \[dia\]\?$/u],
    ['ficou meio longo, não? encurta', /^(?!.*Agradeço)/u],
    ['não fala da minha filha', /turno para a manhã\. O valor/u],
    ['corta pela metade', /^(?!.*Agradeço)/u],
    ['numa frase só', /^[^?!]*turno[^?!]*\.$/u],
    ['no máximo 90 caracteres', /^.{1,130}$/u],
    ['mais formal', /Prezado\(a\) \[nome\].*gostaria|Prezado\(a\) \[nome\].*Atenciosamente/u],
    ['num jeito de whatsapp', /^Oi, .*\bpra\b/u],
    ['menos formal', /^Oi, /u],
    ['adapta pra email', /^Assunto: Trocar meu turno para a manhã\n\nPrezado/u],
    ['menos puxa-saco', /^(?!.*Agradeço desde já)/u],
    ['menos seco', /por favor/u],
    ['mais calorosa', /de coração/u],
    ['tira a parte do valor', /^(?!.*R\$)/u],
    ['não quero falar da minha filha', /turno para a manhã\. O valor/u],
    ['sem a despedida', /já\.$/u],
    ['agora em inglês', /^Hello/u],
    ['faz outra', /Preciso da resposta até \[dia\]/iu],
    ['põe que posso cobrir o sábado', /R\$ 300\. Posso cobrir o sábado\. Pode/u],
    ['coloca que não vou trocar meu turno', /\? Não vou trocar meu turno\. O valor/u],
    ['o nome dela é Márcia', /^Olá, Márcia, tudo/u],
    ['pra sexta às 10h', /até sexta às 10h\?/u],
    ['começa com "Boa tarde, Rita"', /^Boa tarde, Rita\. Preciso/u],
    ['começa pedindo desculpa pelo transtorno', /tudo bem\? Peço desculpas pelo transtorno\. Preciso/u],
    ['fecha agradecendo a paciência', /\[dia\]\? Agradeço a paciência\. Abraço, Ana$/u],
    ['termina com um abraço', /Um abraço, Ana$/u],
    ['assina com jéssica', /Abraço, Jéssica$/u],
    ['deixa a porta aberta', /R\$ 300\. Deixo a porta aberta/u],
    ['pergunta se ela pode me ligar', /Gostaria de saber se você pode me ligar\. Pode/u],
    ['deixa só a parte do turno', /tudo bem\? Preciso [^.]*filha\.$/u],
    ['agora o mesmo mas pro RH', /^Olá, equipe do RH, tudo bem\?/u],
    ['manda a mesma pra minha colega', /^Olá, \[nome da colega\], tudo bem\?/u],
    ['muda o valor pra 350', /é R\$ 350\./u],
    ['tira o valor e põe que posso cobrir o sábado', /filha\. Posso cobrir o sábado\. Pode/u],
    ['esqueceu de colocar que tenho carro', /R\$ 300\. Tenho carro\. Pode/u],
    ['não esquece de dizer que moro perto', /R\$ 300\. Moro perto\. Pode/u],
    ['acrescenta meu curso de informática', /R\$ 300\. Destaco também o meu curso de informática\. Pode/u],
    ['fala da minha experiência no balcão', /Destaco também a minha experiência no balcão\. Pode/u],
    ['acrescenta uma frase sobre minha pontualidade', /\. Destaco também a minha pontualidade\. Pode/u],
    ['põe uma frase sobre a escala', /\. Gostaria de falar também sobre a escala\. Pode/u],
    ['troca manha por tarde', /turno para a tarde/u],
    ['em vez de creche põe escola', /causa da escola da minha filha/u],
    ['tira a segunda frase', /^Olá, \[nome\], tudo bem\? O valor/u],
    [
      'acrescenta que trabalhei cinco anos no mesmo lugar com entrega e conferência e que nunca faltei sem avisar antes',
      /R\$ 300\. Trabalhei cinco anos no mesmo lugar .* avisar antes\. Pode/u,
    ],
    ['ficou muito seco', /Poderia, por favor, me responder/u],
  ])('changes the text as “%s” asks', (message, expected) => {
    expect(editText(LETTER, message)).toMatch(expected);
  });

  it.each([
    'e se ela não responder?',
    'quem é mais forte nisso, ele ou eu?',
    'qual é o prazo mais curto?',
    'minha chefe é muito fria comigo desde o começo do ano e ninguém aqui faz nada sobre o assunto',
    'obrigada',
  ])('leaves the text where “%s” asks for no change', (message) => {
    expect(editText(LETTER, message)).toBeNull();
  });

  it('keeps what a text is about where it gets shorter', () => {
    const text =
      'Olá, [nome]! Vi a vaga de caixa na Lopes. Trabalho no balcão há dois anos. Posso enviar o currículo?';
    expect(editText({ ...LETTER, text }, 'mais curto')).toContain('vaga de caixa');
  });

  it.each([
    ['na verdade é quinta e não quarta', 'de sexta para quinta às 14h'],
    ['não posso às 14, pede pra ser às 16', 'para quarta às 16h'],
    ['não é sexta, é segunda', 'de segunda para quarta'],
    ['muda pra 3 turmas', 'levo 3 turmas'],
  ])('puts the value of “%s” in the place of the old one', (message, expected) => {
    const text =
      'Olá, tudo bem? Gostaria de trocar minha aula de sexta para quarta às 14h. No dia levo 2 turmas.';
    expect(editText({ ...LETTER, text }, message)).toContain(expected);
  });

  it('keeps the subject of an e-mail in front, with the new value', () => {
    const text = 'Assunto: Férias em março\n\nOlá, [nome]. Gostaria de tirar férias em março.';
    expect(editText({ ...LETTER, text }, 'muda pra abril')).toBe(text.replaceAll('março', 'abril'));
    expect(editText({ ...LETTER, text }, 'o mesmo pro RH')).toMatch(/^Assunto: .*\n\nOlá, equipe do RH\./u);
  });

  it.each([
    'tira a parte do sindicato',
    'sem o segundo parágrafo',
    'troca sindicato por empresa',
    'acrescenta um emoji de sol',
  ])('keeps the text if “%s” finds nothing in it, and pastes no order', (message) => {
    expect(editText(LETTER, message)).toBe(LETTER.text);
  });

  it('takes a paragraph away by its place', () => {
    const text = 'Olá, [nome].\n\nTenho consulta na quinta.\n\nAgradeço desde já.';
    expect(editText({ ...LETTER, text }, 'tira o segundo parágrafo')).toBe(
      'Olá, [nome].\n\nAgradeço desde já.',
    );
  });

  it('goes to another employer with its name in the greeting and in the text', () => {
    const text = 'Olá, [nome]! Vi a vaga de recepcionista na Clínica Vida.';
    expect(editText({ ...LETTER, text }, 'agora uma pra Clínica Sorriso, que me entrevistou')).toBe(
      'Olá, equipe da Clínica Sorriso! Vi a vaga de recepcionista na Clínica Sorriso.',
    );
  });
});
