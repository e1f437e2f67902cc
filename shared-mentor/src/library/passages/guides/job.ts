import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on finding jobs and choosing between them. */
export const JOB_GUIDES: readonly Passage[] = [
  guide(
    'where-to-look',
    'Guia: onde as vagas aparecem',
    'Cada tipo de trabalho tem o seu lugar. Vaga de escritório e tecnologia aparece em sites e no LinkedIn; saúde e educação, também na página de hospitais, escolas e prefeituras; comércio, cozinha, obra e transporte, muito no Sine, em grupos do bairro e na porta do lugar. Escolha dois ou três canais, olhe em dias fixos e dedique o resto do tempo a falar com quem já trabalha onde você quer entrar.',
    ['job', 'transition'],
    '/buscador-vagas',
  ),
  guide(
    'recruiter-message',
    'Guia: mensagem a quem seleciona',
    'Uma mensagem curta tem quatro partes: a vaga, com nome ou código; um motivo para falar com você, que seja uma prova, e não um elogio; uma pergunta fácil de responder; e um agradecimento. Cinco linhas bastam, porque quem lê está no celular. Evite mandar só “tenho interesse” ou o currículo sem texto. Se não houver resposta em uma semana, escreva mais uma vez e siga.',
    ['job', 'interview'],
    '/buscador-vagas',
  ),
  guide(
    'referral',
    'Guia: pedir indicação',
    'Pedir indicação é pedir uma informação, e não um favor impossível. Procure quem já viu o seu trabalho, mesmo de longe: ex-colega, professora, cliente, vizinho que trabalha lá. Diga a vaga, por que ela combina com você e mande um texto de três linhas pronto para encaminhar. Ofereça uma saída honrosa: “se não fizer sentido, fique à vontade”. Depois, conte o que aconteceu e agradeça, com vaga ou sem.',
    ['job', 'transition'],
  ),
  guide(
    'suspicious-job',
    'Guia: sinais de vaga falsa',
    'Desconfie quando a vaga pede dinheiro, curso pago ou compra de material para contratar; quando oferece muito por pouco trabalho e tem pressa; quando só conversa por mensagem e não diz o nome da empresa; quando pede foto de documento, selfie ou código recebido por SMS antes de uma entrevista. Procure o telefone no site oficial e ligue por lá. Na dúvida, não pague, não clique e não mande documento.',
    ['job'],
    '/buscador-vagas',
  ),
  guide(
    'choose-job',
    'Guia: escolher entre propostas',
    'Compare propostas com os mesmos critérios, na mesma folha: o que entra no ano inteiro, o tempo gasto em deslocamento, o horário de verdade, o que vai aprender, quem vai chefiar, o risco de acabar logo. Dê peso ao que importa na sua vida agora, antes de dar nota. Se faltar informação, pergunte por escrito; o jeito como respondem também conta. Só recuse a outra depois de ter uma assinada.',
    ['job', 'salary', 'transition'],
  ),
  guide(
    'after-silence',
    'Guia: quando o processo fica em silêncio',
    'Silêncio em processo seletivo pode ser vaga congelada, férias de alguém, outra pessoa na frente ou simples desorganização. De fora não dá para saber qual. Ao fim de cada conversa, pergunte quando terá retorno; passado o prazo, espere dois dias úteis e mande uma mensagem curta. Sem resposta à segunda, trate como não e siga com as outras. Manter mais de um processo aberto tira o peso de cada um.',
    ['job', 'interview'],
    '/buscador-vagas',
  ),
  guide(
    'first-week-after',
    'Guia: os primeiros dias sem emprego',
    'Nos primeiros dias, separe três assuntos. Papéis: guarde o que recebeu, anote datas e não assine o que não entendeu. Dinheiro: some o que tem e o que gasta por mês, para saber quanto tempo há. Notícia: conte a pessoas de confiança, dizendo a função que procura. Só então comece a busca, com horário de início e de fim, para que ela não ocupe o dia inteiro.',
    ['job', 'transition', 'plan'],
  ),
  guide(
    'discreet-search',
    'Guia: procurar emprego sem avisar',
    'Procurar trabalho estando empregado pede alguns cuidados. Use e-mail, telefone e computador seus, e nunca os da empresa. Peça às empresas que não procurem o lugar atual sem avisar você. Marque conversas no começo do dia, no almoço ou por vídeo. Conte a poucas pessoas, de preferência de fora. E mantenha o trabalho em dia: a referência de hoje pode ser pedida amanhã.',
    ['job', 'transition'],
    '/buscador-vagas',
  ),
];
