import type { BlindMessage } from './blind-message.ts';

export const SALARY_MESSAGES: readonly BlindMessage[] = [
  { text: 'quero pedir aumento', intents: ['salary'] },
  { text: 'quanto ganha um tecnico em enfermagem em goiania', intents: ['salary'] },
  { text: 'ganho pouco demais', intents: ['salary'] },
  {
    text: 'Recebi a proposta e o fixo veio abaixo do que eu esperava. Dá pra contrapropor sem perder a vaga?',
    intents: ['salary'],
  },
  {
    text: 'eu trabalho na mesma loja faz quatro anos nunca tive aumento só o do sindicato aí entrou uma menina nova ganhando igual a mim e eu que ensino tudo pra ela como é que eu chego no gerente pra conversar disso',
    intents: ['salary'],
  },
  { text: 'cobro quanto por hora de aula particular de matematica?', intents: ['salary'] },
  { text: 'vale refeicao baixo mas plano de saude bom, compensa?', intents: ['salary', 'job'] },
  { text: 'Como precificar meu trabalho de redatora freelancer sem espantar o cliente', intents: ['salary'] },
  {
    text: 'Sou gerente de planta. O pacote novo traz bônus atrelado a EBITDA, carro e previdência, porém o fixo cai 8%. Que argumentos uso para reequilibrar a remuneração?',
    intents: ['salary'],
  },
  { text: 'meu chefe disse q n tem verba, oq posso pedir no lugar de dinheiro', intents: ['salary'] },
  { text: 'clt 4500 ou pj 6500', intents: ['salary', 'job'] },
  { text: 'faço mais coisa que antes e o salario é o msm, como cobro isso', intents: ['salary'] },
  { text: 'pretensão salarial: boto quanto?', intents: ['salary'] },
  {
    text: 'a empresa cobriu a proposta do concorrente. aceito a contraproposta ou vou embora?',
    intents: ['salary', 'job'],
  },
  { text: 'quando é a melhor hora do ano pra negociar reajuste', intents: ['salary'] },
  { text: 'motorista de caminhao ganha mais na comissão ou no fixo', intents: ['salary'] },
  {
    text: 'bati a meta 5 meses seguidos e continuo com a menor comissão da loja, como eu renegocio',
    intents: ['salary'],
  },
  { text: 'Me pagam menos que o mercado, como provo isso pra minha chefe?', intents: ['salary'] },
];

export const CONFLICT_MESSAGES: readonly BlindMessage[] = [
  { text: 'meu chefe nao me escuta', intents: ['conflict'] },
  { text: 'colega pega o credito do q eu faço', intents: ['conflict'] },
  { text: 'não sei dizer não', intents: ['conflict'] },
  { text: 'recebi um feedback ruim e fiquei sem chão', intents: ['conflict'] },
  {
    text: 'na cozinha onde eu trabalho o chef novo muda o cardápio toda hora e não avisa ninguém aí quando o prato atrasa a culpa cai em mim eu queria falar com ele mas não sei como',
    intents: ['conflict'],
  },
  { text: 'me jogam o serviço dos outros toda sexta 17h', intents: ['conflict'] },
  { text: 'Como dar um retorno difícil a um funcionário antigo que é meu amigo?', intents: ['conflict'] },
  {
    text: 'Sou sócia júnior num escritório. O sócio sênior responde por cima de mim nas reuniões com cliente e reescreve minhas peças sem explicar. Preciso abordar isso preservando a relação.',
    intents: ['conflict'],
  },
  { text: 'clima pesado no setor, ta todo mundo falando mal um do outro', intents: ['conflict'] },
  { text: 'tenho 2 chefes e cada um manda uma coisa', intents: ['conflict'] },
  {
    text: 'o supervisor confere tudo q eu faço de 5 em 5 minuto, nao me deixa trabaiá',
    intents: ['conflict'],
  },
  {
    text: 'to dando conta de 3 pessoas desde q demitiram o pessoal, como falo que não dá mais',
    intents: ['conflict'],
  },
  {
    text: 'cliente manda mensagem domingo e quer resposta na hora, como ponho limite',
    intents: ['conflict'],
  },
  { text: 'briguei com a moça do caixa e agora tenho q trabalhar do lado dela', intents: ['conflict'] },
  { text: 'errei feio no trabalho, como conto pra minha gestora?', intents: ['conflict'] },
  { text: 'pais de aluno reclamam de mim pra coordenação sem falar comigo antes', intents: ['conflict'] },
  { text: 'O designer e eu não nos entendemos, toda sprint vira discussão', intents: ['conflict'] },
  {
    text: 'meu encarregado promete ajudante pra obra e nunca manda, como eu cobro sem arrumar confusão',
    intents: ['conflict'],
  },
];
