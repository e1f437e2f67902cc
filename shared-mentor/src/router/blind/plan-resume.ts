import type { BlindMessage } from './blind-message.ts';

export const PLAN_MESSAGES: readonly BlindMessage[] = [
  { text: 'o que eu faço primeiro nesse mes?', intents: ['plan'] },
  { text: 'to perdida na vida profissional, nao sei por onde começo', intents: ['plan'] },
  { text: 'me ajuda a montar um passo a passo pros próximos 30 dias', intents: ['plan'] },
  {
    text: 'Sou enfermeira há 9 anos, coordeno uma ala e dou aula à noite. Tenho quatro frentes abertas e não avanço em nenhuma. Como decido o que merece minha energia neste semestre?',
    intents: ['plan'],
  },
  { text: 'metas pro ano q vem', intents: ['plan'] },
  { text: 'quero me organizar profissionalmente mas só tenho 2 horas livres por semana', intents: ['plan'] },
  {
    text: 'então é o seguinte eu trabalho de motorista de aplicativo né faz uns três anos e eu queria assim ter um rumo sabe porque eu vou levando um dia atrás do outro e quando vejo passou o ano e eu tô no mesmo lugar aí eu queria saber como que a pessoa faz pra ter um objetivo de carreira',
    intents: ['plan'],
  },
  {
    text: 'Onde eu quero estar daqui a 5 anos? nunca sei responder isso nem pra mim mesmo',
    intents: ['plan'],
  },
  {
    text: 'comecei varias coisa e n termino nenhuma, preciso de prioridade na minha carreira',
    intents: ['plan'],
  },
  { text: 'Vale a pena traçar um plano de carreira sendo diarista?', intents: ['plan'] },
  {
    text: 'Bom dia. Sou professor da rede estadual, 47 anos, faltam uns bons anos pra parar. Gostaria de desenhar a segunda metade da minha vida profissional com mais intenção, sem decisões precipitadas.',
    intents: ['plan'],
  },
  {
    text: 'não bati nenhuma das metas que coloquei pra minha carreira em janeiro, e agora?',
    intents: ['plan'],
  },
  {
    text: 'sou freela de design e meu ano é uma montanha russa, queria ter um planejamento de verdade e não só apagar incêndio',
    intents: ['plan'],
  },
  { text: 'atrasei tudo que tinha combinado comigo, por onde retomo o plano', intents: ['plan'] },
  { text: 'qual deve ser meu proximo passo na carreira?', intents: ['plan'] },
  { text: 'Como transformo um objetivo grande em coisas que dá pra fazer na semana?', intents: ['plan'] },
  {
    text: 'termino a faculdade de adm em dezembro e não faço ideia do rumo, tem tanto caminho q eu travo',
    intents: ['plan', 'transition'],
  },
  {
    text: 'quero virar chef de cozinha em 2 anos, hj sou auxiliar. que etapas eu tenho q cumprir ate la',
    intents: ['plan', 'promotion'],
  },
];

export const RESUME_MESSAGES: readonly BlindMessage[] = [
  { text: 'meu curriculo ta ruim', intents: ['resume'] },
  { text: 'quantas paginas tem q ter o curriculo', intents: ['resume'] },
  { text: 'Devo colocar foto no CV?', intents: ['resume'] },
  {
    text: 'sou diarista a 12 anos nunca tive carteira assinada o q eu escrevo no curriculo na parte de esperiencia',
    intents: ['resume'],
  },
  { text: 'o que escrever no título do linkedin', intents: ['resume'] },
  {
    text: 'Sou advogada, quinze anos de contencioso cível. Meu currículo tem cinco páginas e lista todos os casos. O que devo cortar sem perder o peso da trajetória?',
    intents: ['resume'],
  },
  { text: 'fiquei 2 anos parada cuidando da minha mãe, como explico esse buraco no cv', intents: ['resume'] },
  { text: 'resumo profissional pra vendedor de loja de sapato, me da uma ideia', intents: ['resume'] },
  {
    text: 'como colocar em números o que eu faço? sou recepcionista, atendo gente, é isso, não tem resultado pra mostrar no papel',
    intents: ['resume'],
  },
  { text: 'Perfil no LinkedIn em português ou inglês?', intents: ['resume'] },
  {
    text: 'oi eu queria saber assim eu nunca trabalhei na vida né vou fazer dezenove anos e aí o moço da lan house falou que faz o currículo mas eu não tenho nada pra botar lá o que que bota',
    intents: ['resume'],
  },
  { text: 'ngm ve meu perfil no likedin, to fazendo oq de errado', intents: ['resume'] },
  { text: 'preciso por todos os bicos que ja fiz no curriculo ou so os principais', intents: ['resume'] },
  { text: 'carta de apresentação ainda se usa?', intents: ['resume', 'job'] },
  { text: 'Mando em PDF ou Word? Qual modelo passa melhor no tal do ATS?', intents: ['resume'] },
  { text: 'coloco ou não a pretensão e o endereço completo no currículo', intents: ['resume'] },
  {
    text: 'trabalhei 6 anos na mesma oficina fazendo de tudo: motor, freio, elétrica, orçamento, atendia cliente. no meu curriculo tá escrito só MECÂNICO. como deixo isso melhor',
    intents: ['resume'],
  },
  { text: 'Como adapto o mesmo CV pra duas vagas bem diferentes?', intents: ['resume', 'job'] },
];
