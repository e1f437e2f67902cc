import type { BlindMessage } from './blind-message.ts';

export const JOB_MESSAGES: readonly BlindMessage[] = [
  { text: 'to desempregado faz 8 meses', intents: ['job'] },
  { text: 'onde acho vaga de cozinheira em recife', intents: ['job'] },
  { text: 'mando curriculo todo dia e ngm chama, oq faço', intents: ['job'] },
  { text: 'fui mandada embora ontem', intents: ['job'] },
  {
    text: 'Recebi duas propostas: uma startup em São Paulo, híbrida, e uma indústria em Joinville, presencial. O dinheiro é praticamente o mesmo. Como comparo o resto?',
    intents: ['job'],
  },
  { text: 'como q eu falo com recrutador no linkedin sem parecer q to implorando', intents: ['job'] },
  { text: 'primeiro emprego como consegue se todo lugar pede experiencia', intents: ['job'] },
  {
    text: 'sou operador de empilhadeira e aqui na minha cidade só tem uma fábrica que contrata aí eu já deixei currículo lá três vezes né e nada, será que eu mudo de cidade ou espero',
    intents: ['job'],
  },
  { text: 'vaga home office de verdade, existe pra quem é auxiliar administrativa?', intents: ['job'] },
  { text: 'Peço demissão antes ou depois de arrumar outro?', intents: ['job'] },
  { text: 'não preencho todos os requisitos da vaga, me candidato mesmo assim?', intents: ['job'] },
  {
    text: 'Gerente comercial, 51 anos, saí da empresa em março depois de uma reestruturação. Minha rede está fria porque passei vinte anos na mesma casa. Como reativo contatos e chego às posições que não são anunciadas?',
    intents: ['job'],
  },
  {
    text: 'a recrutadora sumiu depois que mandei os documentos, cobro ou espero',
    intents: ['job', 'interview'],
  },
  { text: 'como fazer pra arrumar mais cliente como fotógrafa freelancer', intents: ['job'] },
  { text: 'vale a pena me inscrever no sine? ou só perco tempo', intents: ['job'] },
  { text: 'qual melhor site pra achar estágio em direito', intents: ['job'] },
  { text: 'quero sair do meu emprego mas tenho medo de ficar sem nada', intents: ['job', 'transition'] },
  { text: 'Bicos de fim de ano no shopping, quando começam a contratar?', intents: ['job'] },
  { text: 'me ofereceram um trampo menor só q mais perto de casa, pego?', intents: ['job'] },
];

export const INTERVIEW_MESSAGES: readonly BlindMessage[] = [
  { text: 'tenho entrevista amanha to nervoso', intents: ['interview'] },
  { text: 'fale sobre vc, o q responder', intents: ['interview'] },
  { text: 'Qual roupa vestir pra entrevista numa padaria?', intents: ['interview'] },
  {
    text: 'sou dev backend pleno e sempre rodo no live coding. em casa resolvo tudo, com alguém olhando dá branco. como treino isso',
    intents: ['interview'],
  },
  { text: 'quando perguntam defeito eu falo perfeccionista ou já ficou batido', intents: ['interview'] },
  { text: 'dinamica de grupo, socorro', intents: ['interview'] },
  {
    text: 'fiz a entrevista na transportadora semana passada o rapaz falou que ligava até sexta e não ligou hoje já é terça eu ligo lá ou fica chato',
    intents: ['interview', 'job'],
  },
  { text: 'O que perguntar ao entrevistador no final?', intents: ['interview'] },
  { text: 'como explicar pq sai do ultimo emprego se eu briguei com o dono', intents: ['interview'] },
  { text: 'passei no rh e agora é com o gestor, muda o que?', intents: ['interview'] },
  { text: 'teste de logica e português da vaga de jovem aprendiz, como estudo', intents: ['interview'] },
  {
    text: 'Vou participar de um processo seletivo para diretora de escola particular, com banca e apresentação de projeto pedagógico em vinte minutos. Como estruturo essa fala?',
    intents: ['interview'],
  },
  { text: 'entrevista em inglês por vídeo. e se eu não entender a pergunta?', intents: ['interview'] },
  {
    text: 'reprovei de novo na ultima etapa do processo seletivo, ja é a 4a vez esse ano',
    intents: ['interview'],
  },
  { text: 'por que devemos te contratar??', intents: ['interview'] },
  {
    text: 'me perguntaram quanto quero ganhar na entrevista e eu gaguejei, que que eu falo na proxima',
    intents: ['interview', 'salary'],
  },
  {
    text: 'como contar uma conquista minha usando aquele método star, sou vendedora de celular',
    intents: ['interview'],
  },
  { text: 'o case deles é pra fazer em casa em 3 dias, como eu me destaco', intents: ['interview'] },
];
