import type { BlindMessage } from './blind-message.ts';

export const PROMOTION_MESSAGES: readonly BlindMessage[] = [
  { text: 'como crescer dentro da empresa', intents: ['promotion'] },
  { text: 'promoveram outro no meu lugar', intents: ['promotion'] },
  { text: 'virei líder e não sei liderar', intents: ['promotion'] },
  { text: 'quero ser encarregado da limpeza, hj sou asg', intents: ['promotion'] },
  {
    text: 'Estou há seis anos como analista sênior. As avaliações são ótimas, mas a vaga de coordenação sempre vai para alguém de fora. O que preciso fazer para ser considerada?',
    intents: ['promotion'],
  },
  {
    text: 'tipo assim eu entrei como repositor no mercado aí passei pra caixa e agora abriu vaga de fiscal de loja e eu queria muito mas tem gente mais antiga que eu como que eu mostro pro gerente que eu sou capaz',
    intents: ['promotion'],
  },
  { text: 'de pleno pra senior, oq falta?', intents: ['promotion'] },
  {
    text: 'fui chamado pra ser chefe da minha propria equipe, os caras eram meus parceiro, como faço',
    intents: ['promotion'],
  },
  {
    text: 'Ninguém da diretoria sabe que eu existo. Como ganhar visibilidade sem ser puxa-saco?',
    intents: ['promotion'],
  },
  { text: 'me prometeram cargo de supervisora em janeiro e ate agora nada', intents: ['promotion'] },
  {
    text: 'Especialista ou gestor? A empresa me deu os dois caminhos na carreira em Y',
    intents: ['promotion'],
  },
  { text: 'quero ser efetivada no estágio, como me destaco', intents: ['promotion'] },
  { text: 'recusar promoção pega mal?', intents: ['promotion'] },
  {
    text: 'cubro o gerente toda vez q ele viaja e dou conta, como faço pra ser o proximo gerente e receber como tal',
    intents: ['promotion', 'salary'],
  },
  { text: 'primeira semana como coordenadora de enfermagem, oq faço com a equipe', intents: ['promotion'] },
  {
    text: 'como delegar? eu acabo fazendo tudo sozinha e meu time fica parado',
    intents: ['promotion', 'conflict'],
  },
  { text: 'sou jovem aprendiz no banco, acaba em agosto, queria ficar la', intents: ['promotion'] },
  {
    text: 'Chego a chefe de oficina algum dia ou o dono vai sempre me querer embaixo do carro? sou o melhor mecanico la, modestia parte',
    intents: ['promotion'],
  },
];

export const TRANSITION_MESSAGES: readonly BlindMessage[] = [
  { text: 'quero mudar de area', intents: ['transition'] },
  { text: 'cansei de ser professora, o que mais eu posso fazer com o que sei?', intents: ['transition'] },
  { text: 'da pra virar programador com 45 anos?', intents: ['transition'] },
  { text: 'de cozinheiro pra ti', intents: ['transition'] },
  {
    text: 'Advoguei por doze anos e descobri que gosto mesmo é de gente e de ensinar. Penso em RH ou treinamento corporativo. Como faço essa passagem sem recomeçar do zero?',
    intents: ['transition'],
  },
  { text: 'largo a clt e abro meu salao?', intents: ['transition'] },
  {
    text: 'então eu sou caminhoneiro vinte e dois anos de estrada e agora eu quero ficar em casa perto dos neto só que eu só sei dirigir o que que um cara feito eu pode trabalhar parado',
    intents: ['transition'],
  },
  { text: 'Escolhi a profissão errada. E agora?', intents: ['transition'] },
  {
    text: 'sair do hospital e ir pra area administrativa da saude, alguém consegue isso?',
    intents: ['transition'],
  },
  {
    text: 'quero deixar de ser freelancer e voltar pra clt depois de 7 anos, vão me aceitar?',
    intents: ['transition', 'job'],
  },
  {
    text: 'to pensando em recomeçar em outra profissão mas tenho 2 filho pra criar',
    intents: ['transition'],
  },
  {
    text: 'que profissao combina cmg, gosto de mexer com planta e com bicho',
    intents: ['transition', 'plan'],
  },
  { text: 'Vendedor pode migrar pra customer success? que habilidade aproveito?', intents: ['transition'] },
  {
    text: 'meu trabalho de telemarketing não tem nada a ver comigo, quero algo com as mãos, tipo marcenaria',
    intents: ['transition'],
  },
  { text: 'sair do emprego público pra iniciativa privada é loucura?', intents: ['transition'] },
  { text: 'Testar uma profissão nova antes de pedir as contas, como?', intents: ['transition'] },
  { text: 'sou motoboy mas meu sonho é trabalhar com som e iluminação de show', intents: ['transition'] },
  {
    text: 'preciso de outra faculdade pra ir de engenharia pra psicologia organizacional?',
    intents: ['transition', 'study'],
  },
];
