import { messages } from './message.ts';

/** Messages written once the router stood. */
export const FRESH_MESSAGES = [
  ...messages('plan', [
    'Como sei se estou indo bem na minha carreira?',
    'quero fazer tudo ao mesmo tempo e nao termino nada do meu pdi',
    'ano que vem quero mudar de patamar, o que faço em janeiro?',
    'Faz sentido ter mais de um objetivo profissional ao mesmo tempo?',
  ]),
  ...messages('resume', [
    'Coloco meu endereço completo no cv?',
    'como falar das minhas conquistas por escrito sem parecer arrogante',
    'meu curriculo ta em ingles e portugues, mando qual?',
    'Preciso de uma bio curta para meu perfil no LinkedIn',
  ]),
  ...messages('job', [
    'como saber se a empresa onde quero trabalhar trata bem as pessoas',
    'Fui aprovada em dois lugares, como decido?',
    'to vendo vaga q pede 5 anos pra junior, vale tentar?',
    'Consigo emprego sem indicação?',
  ]),
  ...messages('interview', [
    'recrutadora marcou um papo de 20 min por telefone, o q ela vai perguntar',
    'Como respondo sobre meu maior fracasso?',
    'Esqueci o nome da empresa no meio da entrevista, tem conserto?',
    'como mostro interesse na vaga durante a conversa',
  ]),
  ...messages('salary', [
    'qual o momento certo de falar de grana no processo',
    'Ofereceram vale-alimentação maior em troca de salário menor',
    'Ganho o piso da categoria, dá para pedir mais?',
    'meu salario ta defasado ha 3 anos',
  ]),
  ...messages('conflict', [
    'Minha colega de baia não para de falar e não consigo trabalhar',
    'como digo pro meu chefe que a ideia dele é ruim',
    'O time me ignora nas decisões',
    'tenho medo de falar com meu gerente',
  ]),
  ...messages('promotion', [
    'Quanto tempo devo esperar por uma promoção?',
    'quero ser reconhecida pelo q faço',
    'Meu gestor diz que ainda não estou madura para liderar',
    'recebi um time novo pra gerenciar e sou mais nova q todos',
  ]),
  ...messages('transition', [
    'Dá para ir do direito para produto digital?',
    'to cansado de ser motorista, o que mais posso fazer',
    'Pedi demissão por impulso e me arrependi',
    'quero trabalhar por conta, como me preparo pra sair',
  ]),
  ...messages('study', [
    'qual linguagem de programação aprendo primeiro?',
    'Compensa pagar um curso caro?',
    'nao tenho ensino medio completo, o que faço primeiro',
    'Como encaixo o estudo com dois filhos pequenos?',
  ]),
  ...messages('tool', [
    'Onde mudo meu e-mail de cadastro?',
    'vc guarda o que eu escrevo?',
    'O simulador entende resposta falada?',
    'quantos creditos eu tenho ainda',
  ]),
  ...messages('outside', [
    'Qual o melhor remédio para gripe?',
    'me fala um versiculo bonito',
    'Quem vai ganhar a copa?',
    'como faço arroz soltinho',
    'Cria um nome para meu gatinho',
    'qual a distancia da terra ate a lua',
  ]),
];
