import type { BlindMessage } from './blind-message.ts';

export const STUDY_MESSAGES: readonly BlindMessage[] = [
  { text: 'q curso eu faço', intents: ['study'] },
  { text: 'como aprender ingles sozinho e de graça', intents: ['study'] },
  { text: 'Vale a pena fazer MBA depois dos 40?', intents: ['study'] },
  { text: 'curso do senai é bom pra mecanico?', intents: ['study'] },
  {
    text: 'trabalho das 7 às 19 em escala 12 por 36 no hospital e queria fazer a pós em UTI, mas chego morta em casa. como encaixo o estudo sem largar no segundo mês de novo?',
    intents: ['study'],
  },
  { text: 'excel avançado serve pra que no dia a dia de quem é do estoque', intents: ['study'] },
  { text: 'faculdade ead presta?', intents: ['study'] },
  {
    text: 'é que eu parei na oitava série né e agora as firma tudo pede o segundo grau completo eu queria terminar mas tenho vergonha de voltar pra sala com essa idade compensa fazer o eja',
    intents: ['study'],
  },
  { text: 'python ou javascript primeiro pra quem quer trabalhar com dados', intents: ['study'] },
  { text: 'esqueço tudo q estudo', intents: ['study'] },
  { text: 'Certificação PMP ou Scrum Master: qual pesa mais no mercado?', intents: ['study'] },
  { text: 'livro bom pra aprender a vender melhor', intents: ['study'] },
  { text: 'técnico em eletrotécnica ou já vou direto pra engenharia?', intents: ['study'] },
  { text: 'o que eu preciso aprender pra não ficar ultrapassada como secretária', intents: ['study'] },
  { text: 'travei na conversação, entendo tudo em inglês mas na reunião não sai nada', intents: ['study'] },
  { text: 'fiz 15 cursos na udemy e nao terminei 14 kkkk', intents: ['study'] },
  { text: 'mestrado agora ou mais experiencia antes, sou nutricionista', intents: ['study'] },
  { text: 'bolsa de estudo pra curso de confeitaria, como consigo', intents: ['study'] },
];

export const TOOL_MESSAGES: readonly BlindMessage[] = [
  { text: 'quantas perguntas posso te fazer por mes?', intents: ['tool'] },
  { text: 'como apago meus dados daqui', intents: ['tool'] },
  { text: 'Qual a diferença do Impulso pro Decolagem?', intents: ['tool'] },
  { text: 'onde fica o simulador de entrevista', intents: ['tool'] },
  { text: 'meu curriculo nao sobe, da erro no pdf', intents: ['tool'] },
  { text: 'o que vc sabe sobre mim?', intents: ['tool'] },
  { text: 'minha empresa consegue ver o que eu escrevo aqui no chat?', intents: ['tool'] },
  { text: 'como que a aura calcula minha nota do diagnóstico', intents: ['tool'] },
  {
    text: 'Fiz o diagnóstico ontem, troquei o arquivo do currículo hoje e o plano sumiu da tela. Isso é normal ou perdi tudo?',
    intents: ['tool'],
  },
  { text: 'radar de vagas como usa', intents: ['tool'] },
  { text: 'ja gastei o limite desse mes, quando libera de novo', intents: ['tool'] },
  { text: 'vc é robô ou gente?', intents: ['tool', 'outside'] },
  { text: 'pra que serve os selos e os pontos', intents: ['tool'] },
  { text: 'dá pra cancelar a assinatura por aqui?', intents: ['tool'] },
  {
    text: 'moça eu não sou muito de computador não minha filha que fez o cadastro pra mim aqui nesse site o que que dá pra fazer nele e o que que é de graça',
    intents: ['tool'],
  },
  { text: 'Onde vejo as conversas antigas com o mentor?', intents: ['tool'] },
  { text: 'o otimizador de linkedin precisa da minha senha?', intents: ['tool'] },
  { text: 'consigo baixar meu diagnostico em pdf', intents: ['tool'] },
  { text: 'como mudo meu objetivo no perfil', intents: ['tool'] },
];
