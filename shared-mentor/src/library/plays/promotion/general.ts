import type { Play } from '../../play.ts';

/** Advice on being promoted that is nothing more particular. */
export const PROMOTION_ASK: Play = {
  id: 'promotion.ask',
  intent: 'promotion',
  examples: [
    'Quero ser promovida, como faço?',
    'o que falta para eu virar coordenador',
    'como monto um caso pra pedir promoção',
    'trabalho há 4 anos como auxiliar e quero subir pra analista',
    'Vale a pena pedir promoção agora?',
    'sou tecnico de enfermagem, como chego a supervisor?',
    'de vendedora pra gerente de loja, o que preciso mostrar',
    'Como passo de pleno para sênior no meu time?',
    'prometeram uma promoção e nunca chega',
    'o que preciso fazer pra subir de cargo',
    'quero crescer aqui dentro, qual o caminho',
    'como convenço a empresa a me promover',
    'já mereço um cargo melhor?',
    'to pronta pra ser sênior?',
  ],
  situation: [
    [
      'Você está como {role} desde {roleSince}, e o objetivo é {goal}.',
      'Você está como {role}, e o objetivo é {goal}.',
      'Seu objetivo é {goal}.',
      'Promoção raramente chega só por tempo de casa.',
    ],
    'Quem decide precisa defender o seu nome em outra sala: dê critérios e exemplos que essa pessoa possa repetir.',
  ],
  options: [
    {
      what: 'Pedir por escrito o que se espera do próximo nível e juntar um exemplo para cada ponto.',
      when: 'Serve quando os critérios são vagos.',
    },
    {
      what: [
        'Assumir um assunto inteiro em que {strength} apareça.',
        'Assumir um assunto inteiro, mesmo pequeno, e responder por ele.',
      ],
      when: 'Faz sentido quando falta mostrar o trabalho do nível seguinte.',
    },
    {
      what: 'Combinar com quem decide dois critérios e uma data para rever.',
      when: 'É um bom caminho quando a promessa existe e o tempo passa.',
    },
  ],
  nextStep: {
    title: 'Escrever três entregas do próximo nível',
    description:
      'Liste três coisas que você já fez e que pertencem ao cargo seguinte, cada uma com ação, medida e efeito.',
    doneWhen: 'Há três frases que outra pessoa poderia ler em voz alta por você.',
    path: '/otimizador-curriculo',
  },
  question: 'Quem decide a sua promoção, e o que essa pessoa já viu do seu trabalho?',
  passages: ['guide.next-level', 'article.own-a-subject', 'article.review'],
};
