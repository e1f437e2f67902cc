/**
 * How a part of a sentence of a CV stands to what it names. `done`: the person does it, has it or had it; nothing says
 * otherwise. `weak`: the person knows, saw or helped a little. `denied`: it is not so, not yet, not any more, or somebody else's. `studied`: it was the matter of a
 * course. All patterns look at folded text.
 */
export type Stance = 'done' | 'studied' | 'weak' | 'denied';

const NOT =
  /(?<!\p{L})(?:nao(?! conform| so(?!\p{L})| apenas| ha (?:faltas|atrasos)| exigi| tive (?:faltas?|acidentes?|multas?))|nunca(?! deixei)|jamais|nem|nada(?! consta)|nenhuma?(?= (?:experiencia|conheciment|curso|nocao|pratica|contato|formacao|dominio|vivencia)|$|[.,;)])|zero(?=$|[.,;)])|sem (?:nenhuma? |qualquer |muita |muito )?(?:experiencia|conheciment|nocao|nocoes|dominio|vivencia|pratica|contato|formacao|registro|diploma|inscricao|certifica\p{L}*|habilitacao|cnh|oab|crea|coren|crc|curso|portfolio|carro|veiculo|ingles|programar|operar|mexer|aplicar|atuar|participar|fazer)|no experience|never)(?!\p{L})/u;
const NOT_YET =
  /(?<!\p{L})(?:ainda (?:vou|nao|sem|falta|quero|estou)|vou (?:fazer|comecar|tirar|iniciar|estudar|prestar|aprender)|pretendo|quero|queria|gostaria|sonho|desejo|tenho (?:vontade|interesse)|interesse (?:em|por|no|na)|interessad[oa]|planejo|previst[oa]s?|previsao|a (?:iniciar|comecar|concluir|definir)|comeca (?:em|n[oa]|mes|ano)|inicio previsto|agendad[oa]|me inscrevi|inscrit[oa] (?:n[oa]|para|em)(?! (?:conselho|ordem|oab|cre|cr\p{L}|corpo))|matriculad[oa] (?:n[oa]|para|em) (?:curso|turma|prova)|na fila|aguard\p{L}+|em processo|dei entrada|solicitad[oa]|protocol(?:o|ei|ad[oa])(?= (?:n[oa]|d[oa]|em|de (?:inscricao|registro)))|em tramite|(?:so |ainda )?(?:comecando|comecei) a (?:estudar|aprender|fazer)|(?:em |para )?estudo(?=$|[:,)])|iniciad[oa] (?:em |agora|este|ago|jan|fev|mar|abr|mai|jun|jul|set|out|nov|dez)|estou (?:comecando|aprendendo|estudando|tirando|fazendo o? ?curso)|estudando|aprendendo|(?:quero|querendo) aprender|estudo (?=para|por conta|sozinh|em casa)|preparatorio|comprei|na teoria|so (?:na )?teoria|projeto (?:para|aprovado|previsto|futuro)|candidat(?:o|a|ei)(?: a(?!\p{L})|-me))(?!\p{L})/u;
const NO_LONGER =
  /(?<!\p{L})(?:vencid[oa]s?|venceu|venceram|expirad[oa]s?|expirou|caducad[oa]|caducou|suspens[oa]s?|cassad[oa]|cancelad[oa]s?|cancelei|baixad[oa] (?:em|a pedido|desde)|inativ[oa]|trancad[oa]s?|tranquei|interromp\p{L}+|abandon\p{L}+|desisti|larguei|parei (?:n[oa]|em|de)|reprovad[oa]|reprovei|rodei|desliguei|nao renovad[oa]|comecei[^,]{0,20}(?=, abandon)|incomplet[oa]s?|pendente|enferrujad[oa]|desatualizad[oa]|esqueci|ha muito tempo|perdi)(?!\p{L})/u;
/** Somebody else does it. */
const OTHERS =
  /(?<!\p{L})(?:quem (?:[^,.;]{0,40} )?(?:e|era|eram|foi|foram|sao|fica|ficava|faz|fazia|fez|cuida|cuidava|assina|assinava|decide|decidia|opera|operava|aplica|monta|conduz\p{L}*|lidera\p{L}*|responde)|(?:feit[oa]s?|conduzid[oa]s?|realizad[oa]s?|operad[oa]s?|executad[oa]s?|liderad[oa]s?|desenvolvid[oa]s?|administrad[oa]s?|gerid[oa]s?|aplicad[oa]s?|montad[oa]s?|assinad[oa]s?|elaborad[oa]s?|projetad[oa]s?|tocad[oa]s?|cuidad[oa]s?|dirigid[oa]s?|terceirizad[oa]s?|contratad[oa]s? com|calculad[oa]s?|escrit[oa]s?|pilotad[oa]s?|configurad[oa]s?|mantid[oa]s?) (?:pel[oa]s?|por(?! (?:mim|conta propria|ano|mes|dia|semana|lote|setor|turno)))|v(?:em|inha|inham|ieram) pront[oa]s?|pedi (?:ao|para|pr[oa])|(?:e|era|eram|sao|foi|foram|fica|ficava|ficam) (?:tud[oa] |so |sempre )?(?:com (?:[oa]s? |outr[oa]|uma? )|d[oa]s? (?!mes|ano|dia|turno)|de outr[oa]|por conta d[oa]|responsabilidade d[oa]|atribuicao d[oa]|tarefa d[oa]|papel d[oa]|outra (?:equipe|area|pessoa)|outro (?:setor|time))|area d[oa] (?:gerente|supervisor|coordenador|chefe|outr|soci|dir|sr|financ|jurid|ti(?!\p{L})|rh(?!\p{L}))|parte d[oa] (?:soci|gerente|chefe|colega|outr|equipe d|time d)|(?:[oa]s? )?(?:chefe|gerente|supervisor[a]?|coordenador[a]?|encarregad[oa]|soci[oa]|terceirizad[oa]|consultoria|contador[a]?|engenheir[oa]|enfermeir[oa]|medic[oa]|advogad[oa]|colega|filh[oa]|dono|dona|patroa|patrao|agencia|escritorio|fornecedor|matriz) (?:(?:e )?(?:que|quem) )?(?:faz|fazia|fez|cuida|cuidava|lidera\p{L}*|conduz\p{L}*|aplica\p{L}*|assina\p{L}*|decid\p{L}*|troca\p{L}*|fech(?:a|ava|ou)|oper(?:a|ava|ou)|mont(?:a|ava|ou)|respond(?:e|ia)|emit(?:e|ia)|calcul(?:a|ava)|negoci(?:a|ava)|dirig(?:e|ia))|minha (?:esposa|mulher|filha|mae|irma|chefe|gerente|coordenadora|supervisora|prima|namorada|colega|socia)|meu (?:marido|pai|filho|irmao|chefe|gerente|coordenador|supervisor|primo|namorado|colega|socio)|(?:um|uma|outr[oa]) (?:colega|analista|pessoa|equipe|setor|area|empresa|time|profissional) (?:faz|fazia|cuida|cuidava|que (?:faz|fazia|cuida))|(?:passo|passava|escalo|escalava|encaminho|encaminhava|abro (?:o )?chamado) (?:so )?(?:[oa]s? (?:caso|chamado)s? )?(?:para|p|pr[oa]|ao?|aos)(?= )|(?:lider|chefe|gerente|coordenador[a]?|supervisor[a]?|encarregad[oa]|responsavel|coordenacao|lideranca|supervisao) (?:d[eoa] [^,.;]{1,25} )?(?:e|era|eram) (?:[oa]|com|d[oa])s?(?= )|que respond\p{L}+ (?:a|ao)(?= )|(?:e|era|sao|eram) (?:[oa]s?) (?:\p{L}+ ){1,3}(?:que|quem)(?= )|\p{L}{3,}(?<!premi)(?<!reconhec)(?<!certific)(?<!qualific)(?<!elogi)(?<!aprov)(?<!promov)(?<!registr)(?<!convid)(?<!escolh)(?<!contrat)(?<!form)(?<!benefic)(?<!us)(?<!indic)(?:ad|id)[oa]s? (?:so |apenas |sempre )?(?:pel[oa]s?)(?= (?!mim))|[dn][oa] (?:meu|minha) (?:chefe|socio|colega|gerente)|em grupo, (?:o|a))(?:(?!\p{L})|(?<= ))/u;
/** Looked on, took a small part, used what others made. */
const ONLOOKER =
  /(?<!\p{L})(?:(?:so|somente|apenas) (?:assist\p{L}+|acompanh\p{L}+|observ\p{L}+|li|vi|ouvi|consult\p{L}+|preench\p{L}+|digit\p{L}+|leitura|le(?:io|itor)|abr[io]|us(?:o|ava) pront|recebi?[ao]?|repass\p{L}+|no curso|na faculdade|em aula|em curso|em video|olh\p{L}+|visualiz\p{L}+|ajud\p{L}+|apoi\p{L}+|entreg\p{L}+|empurr\p{L}+)|como (?:ouvinte|espectador[a]?|visitante|aluno|aluna|candidat[oa]|paciente|cliente|jogador[a]?)|consumidor[a]? d[eoa]s?|disciplina isolada|uma disciplina|alun[oa] especial|demonstracao|observei|ajudei (?:contando|carregando|a (?:carregar|levar))|lista de espera|fui (?:avaliad|treinad|supervisionad|auditad|atendid|entrevistad|liderad)[oa]|(?:subordinad|reportando)\p{L}* (?:a|ao|a gerente|diret)|respond(?:o|ia) (?:ao|a|para) (?!por)|report(?:o|ava|e|ando) (?:direto |diretamente )?(?:ao|a|para)|apoi(?:o|ei|ava) (?:o|a) (?:time|equipe|area|gerente|coordena\p{L}*) que|como exemplo|(?:pouc[oa]|muito basic[oa]|bem basic[oa]|so o basico)(?=$|[,.;) ])(?! (?:tempo|mais|gente)))(?!\p{L})/u;
/** The matter of a course, a talk, a book. */
const STUDIED =
  /(?<!\p{L})(?:cursos?|cursinhos?|minicurso|palestra|workshop|oficina|seminario|webinar|congresso|simposio|semana academica|extensao|aula de|aulas de|disciplina|materia de|tcc|monografia|treinamento (?:de|em)|capacitacao|aperfeicoamento|imersao|bootcamp|livro|leitura d|preparatorio)(?!\p{L})/u;

const isOther = (folded: string): boolean =>
  OTHERS.test(folded) && !/(?<!\p{L})(?:por mim|eu mesm[oa]|comigo)(?!\p{L})/u.test(folded);

/** Whether a part says that what it names is not the person's. */
export const isDenied = (folded: string): boolean =>
  NOT.test(folded) ||
  NOT_YET.test(folded) ||
  NO_LONGER.test(folded) ||
  ONLOOKER.test(folded) ||
  isOther(folded);

/** Whether a part that refers to what stood before it takes that from the person: "quem monta é o BI", "isso é do sócio". */
/** With these words a part speaks of what stood before it. */
const REFERS =
  /^\W*(?:(?:que|mas|so que|porem|ainda|eu|ja|la|hoje|por enquanto) )*(?:nao|nunca|jamais|nem|sem|quem|isso|essa|esse|so |somente|apenas|quero|queria|vou|pretendo|em estudo|estud|aprend|venc|tranc|parei|suspens|incomplet|interromp|abandon|desist|feit|conduzid|cancel|reprov|aguard|inscri|previst|agend|lista|demonstr|disciplina|alun|\p{L}+(?:ad|id)[oa]s? pel|(?:e|era|foi) d[oa]|area d[oa]|curiosidade|iniciad|expirad|a (?:iniciar|comecar|concluir))/u;
const OBJECT_FREE = (folded: string): boolean => (folded.match(/\p{L}{4,}/gu) ?? []).length <= 3;

export const takesBack = (folded: string): boolean =>
  (isDenied(folded) &&
    REFERS.test(folded) &&
    OBJECT_FREE(folded) &&
    !/(?<!\p{L})(?:ingles|espanhol|frances|alemao|italiano|libras)(?!\p{L})/u.test(folded)) ||
  (/^\W*(?:mas |so que |porem )?(?:(?:que )?quem |(?:isso|essa parte|esta parte|essa|esse|isto|ela|ele|que) (?:quem |e |era |fica|foi |nao )|nao (?:e|era|fui|foi|sou) (?:eu|meu|minha|comigo|por mim)|(?:ainda )?nao (?:uso|usei|fiz|faco|sei|domino|conclui|terminei|passei|abri|comecei|renovei|tenho|tirei|atuei|trabalhei|se aplica|iniciad|concluid|pratic|falo|operei|opero|dirijo|assino|participei)|nunca |jamais |(?:foi |esta |estao )?(?:vencid|trancad|suspens|cancelad|incomplet|interromp|reprovad|nao )|venceu|feit[oa]s? pel|conduzid[oa]s? pel|so (?:assist|acompanh|observ|li |vi |ouvi|na teoria|no curso)|tranquei|parei|desisti|sem experiencia|sem pratica)/u.test(
    folded,
  ) &&
    isDenied(folded));

export const isStudied = (folded: string): boolean => STUDIED.test(folded);

/** A little of something: basics, a helping hand, a look at it, once. */
const WEAK =
  /(?<!\p{L})(?:(?:so|apenas|somente) (?!fiz|tive|trabalh|atu)\p{L}{2,20}(?:ei|i)(?= )|nocao|nocoes|basic[oa]s?|iniciante|elementar|(?:nivel )?inicial$|superficial\p{L}*|ajud(?:o|ei|ava|amos|ando)|auxili(?:o|ei|ava|ando)|dei (?:uma )?(?:forca|apoio|suporte)|acompanh(?:o|ei|ava) (?:[oa]s? )?(?:program|engenh|medic|eletric|consult|tecnic|instrut|advog|equipe|profission|colega|montag|constru)\p{L}*|vejo|olho|conheco (?:como|de|so)|li (?:sobre|a|o|um|uma)|webinar|ouvinte|uma unica vez|uma vez(?! por)|\d vezes (?:com|no total|so)|(?:um|uma|dois|duas|poucos?|poucas?) (?:dias?|semanas?|fim de semana)|fork d\p{L}+|no total|avaliamos|avaliei a compra|participei d[oea] (?:comite|escolha|reuniao|reunioes|coleta|kaizen que|apresentac\p{L}+|visita|evento|uma)|visitei|assisti|em grupo|consumidor[a]? d|sem programar|passei na (?:parte|primeira|1)|\d de \d (?:modulos?|partes?|provas?)|modulo \d de \d|prova (?:em|marcada|no dia)|nao e meu forte)(?!\p{L})/u;

/** Whether a part tells of a little of what it names. */
export const isWeak = (folded: string): boolean => WEAK.test(folded);
