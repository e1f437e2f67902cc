import type { MentorIntent } from '@aura/shared-domain';
import { type EvaluationMessage, messages } from './message.ts';

const after = (lastIntent: MentorIntent, texts: readonly string[]): readonly EvaluationMessage[] =>
  texts.map((text) => ({ text, expected: lastIntent, lastIntent }));

/** Messages that no advice is for, and short ones that go on with what was talked about. */
export const ASIDE_MESSAGES = [
  ...messages('outside', [
    'Me passa uma receita de bolo de cenoura',
    'quem ganhou o jogo do flamengo ontem',
    'Resolve essa equação: 2x + 4 = 10',
    'faz meu trabalho de historia sobre a revoluçao francesa',
    'Escreve um código em Python que ordena uma lista',
    'em quem devo votar na eleição?',
    'minha namorada terminou comigo, como reconquisto ela',
    'Qual a capital da Austrália?',
    'vai chover amanha em sp?',
    'me indica uma serie pra ver na netflix',
    'Conta uma piada',
    'qual o melhor celular ate 2 mil reais',
    'Como tiro mancha de vinho do sofá?',
    'meu cachorro nao quer comer',
    'Traduz essa frase para o alemão',
    'o que significa sonhar com cobra',
    'Qual é o sentido da vida?',
    'roteiro de 5 dias em lisboa',
  ]),
  ...messages('unreadable', [
    'asdfghjkl',
    'kjhsd fkjh sdkfjh skdjfh',
    '??????',
    '😂😂😂😂',
    '123456 7890 12',
    'aaaaaaaaaaaaaaaaaa',
    'xzq wrt plk mnb',
    '.',
  ]),
  ...messages('otherLanguage', [
    'How do I ask my boss for a raise?',
    'I have an interview tomorrow and I am nervous, what should I do?',
    '¿Cómo puedo mejorar mi currículum para encontrar trabajo?',
    'What should I put on my resume?',
    'Quiero cambiar de carrera pero no sé por dónde empezar',
    'Can you help me with my cover letter please',
    'Tengo una entrevista mañana y estoy muy nervioso',
    'My manager never listens to me in the meetings',
  ]),
  ...messages('unclear', [
    'oi',
    'preciso de ajuda',
    'Bom dia, tudo bem?',
    'nao sei',
    'me ajuda por favor',
    'pode me dar uma dica?',
    'o que você acha?',
    'hmm ok',
  ]),
  ...after('salary', ['e se ele disser não?', 'pode dar um exemplo?', 'E quanto tempo eu espero?']),
  ...after('interview', ['mas e se eu travar?', 'como assim?', 'me dá outra opção']),
  ...after('conflict', ['já tentei isso', 'e se ela negar?', 'não entendi, explica melhor']),
  ...after('study', ['qual você escolheria?', 'e se eu não tiver dinheiro?']),
];
