import type { Topic } from '../lesson.ts';

/** Words that people look for a topic with, besides those of the lessons themselves. */
export const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  cv: 'currículo cv resumo experiência formação ats triagem palavras-chave',
  linkedin: 'linkedin perfil rede',
  jobs: 'vaga emprego candidatura oportunidade processo seletivo procurar trabalho remoto home office clt pj estágio',
  interview: 'entrevista recrutador seleção star dinâmica câmera vídeo demitido demissão',
  negotiation: 'negociação salário aumento proposta remuneração',
  relations: 'relacionamento comunicação equipe colegas conflito networking contatos chefe chefia',
  growth: 'crescimento promoção carreira liderança chefe chefia avaliação feedback',
  change: 'transição mudança carreira recomeço trocar profissão área demissão',
  learning: 'aprendizagem aprender estudo estudar curso memória prova',
  planning: 'planejamento metas hábito rotina organização produtividade',
};
