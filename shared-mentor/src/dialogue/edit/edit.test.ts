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

  it('keeps the text if it lacks the words to remove', () => {
    expect(editText(LETTER, 'tira a parte do sindicato')).toBe(LETTER.text);
  });
});
