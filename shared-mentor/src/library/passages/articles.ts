import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import type { Passage } from '../passage.ts';

type ArticleId = (typeof ARTICLE_SUMMARIES)[number]['id'];

const from =
  (articleId: ArticleId, intents: Passage['intents']) =>
  (id: string, text: string): Passage => ({
    id: `article.${id}`,
    type: 'article',
    title: ARTICLE_SUMMARIES.find((article) => article.id === articleId)?.title ?? '',
    text,
    link: `/recursos/${articleId}`,
    checkedOn: null,
    intents,
    words: '',
  });

const salary = from('negociacao-salarial', ['salary', 'promotion', 'job']);
const firstDays = from('primeiros-90-dias', ['plan', 'promotion', 'transition']);
const feedback = from('feedback-construtivo', ['conflict', 'promotion']);

/** Passages of our own articles, word for word. */
export const ARTICLE_PASSAGES: readonly Passage[] = [
  salary(
    'three-numbers',
    'Negociar bem não exige talento para o confronto. Exige preparo: saber quanto vale o trabalho, o que você já entregou e o que fará se a resposta for não.',
  ),
  salary(
    'minimum',
    'Abaixo dele, você agradece e recusa. Calcule a partir das suas contas do mês, e não do humor do dia. Esse número fica só com você.',
  ),
  salary(
    'clt-pj',
    'Uma proposta como pessoa jurídica quase sempre parece maior porque mostra só o valor mensal. Some o que a carteira assinada paga em doze meses: os salários, o 13º, o terço de férias e o FGTS de 8%.',
  ),
  salary(
    'proofs',
    'Prepare uma página com três a cinco resultados dos últimos doze meses, cada um em uma frase com ação, medida e efeito',
  ),
  salary(
    'moment',
    'Em uma vaga nova, o melhor momento vem depois que a empresa decidiu contratar você e antes do seu sim.',
  ),
  salary('package', 'Nem todo orçamento tem folga, mas quase todo pacote tem alguma.'),
  firstDays(
    'expectations',
    'O que precisa estar diferente em três meses para você dizer que a contratação deu certo?',
  ),
  firstDays(
    'small-delivery',
    'No segundo mês, a confiança vem de uma coisa terminada. Escolha com quem chefia você uma entrega que caiba em quatro semanas',
  ),
  firstDays(
    'saying-no',
    'Consigo fazer isso até quinta se o relatório ficar para segunda. Qual dos dois é mais importante agora?',
  ),
  firstDays(
    'own-a-subject',
    'O terceiro mês é o de passar de quem ajuda para quem responde por algo. Assuma um assunto inteiro, mesmo que pequeno: um cliente, uma rotina, um indicador.',
  ),
  feedback('four-sentences', 'Ele descreve um fato, diz que efeito teve e termina com um combinado.'),
  feedback(
    'receiving',
    'Você não precisa concordar com tudo. Separe o que é fato, o que é interpretação e o que é preferência de quem falou.',
  ),
  feedback(
    'limit',
    'Grito, humilhação diante de colegas, apelido e comentário sobre corpo, origem, gênero, religião ou idade não são feedback. Registre data, palavras e testemunhas e procure um canal da empresa, o sindicato ou orientação jurídica.',
  ),
  feedback(
    'review',
    'Chegue com a sua própria página: o que estava combinado, o que entregou, o que não deu certo e o que aprendeu.',
  ),
];
