/** Ideas that, told close to each other, are signs of children at work or in danger. */

/** What follows a number that is no age. */
const NO_AGE =
  '(?! (?:horas?|h|hrs|reais|conto|mil|k|dias?|semanas?|meses|minutos?|por cento|pessoas|vagas|funcionari\\w+|kg|km|vezes|pontos|certificad\\w+|cursos|entrevistas|clientes|projetos|filh\\w+|(?!anos|aninhos|mes|mas|meus|minhas|depois)\\w+s|anos (?:de (?!idade)|na|no|em|como|com|atuando|trabalhando|que|ha|fora|e meio|\\w+ndo))\\b)';

export const UNDER_14 = `(?:[5-9]|1[0-3]|cinco|seis|sete|oito|nove|dez|onze|doze|treze)(?: (?:ou|a|e|para) (?:[5-9]|1[0-3]|\\w+ze|dez))?(?: (?:anos?|aninhos))?${NO_AGE}`;

const TEEN = `(?:1[4-7]|quatorze|catorze|quinze|dezesseis|dezessete)(?: anos?)?${NO_AGE}`;

export const CHILD =
  '(?:noss[oa]s?|filh[oa]s?|irmaozinho\\w*|irmazinha\\w*|irmao|irma|sobrinh[oa]s?|prim[oa]s?|net[oa]s?|entead[oa]s?|afilhad[oa]s?|meninas?|meninos?|menin[oa]d[oa]|menininh[oa]s?|garot[oa]s?|garotinh[oa]s?|gur(?:i|is|ia|ias)|pia|pias|piazad\\w+|moleques?|molecada|moleca|pivete\\w*|criancas?|criancad\\w+|criancinhas?|mais (?:nov[oa]s?|velh[oa]s?)|cacula|adolescentes?|mocinh[oa]s?|rapazinho|novinh[oa]s?|alun[oa]s?|vizinh[oa]s?|aprendiz\\w*|ajudante\\w*|baba|el[ea]s?)';

/** A child of whom an age is told. */
export const AGED_CHILD = [
  `${CHILD}(?: \\w+){0,7} (?:de|tem|ter|com|uns|umas|tipo|so|fez|faz|aos|completou|tinha)(?: (?:uns|umas|so|apenas|quase|cerca de))? ${UNDER_14}`,
  `(?:meus?|minhas?|uns|umas|menin[oa]s?|guris?|moleques?)(?: \\w+){0,5} ${UNDER_14}(?: e)?(?: ${UNDER_14})? (?:fic\\w+|trabalh\\w+|vend\\w+|me ajud\\w+|catam|colhem|que ganha|ganha)`,
  `(?:menin[oa]|filh[oa]|sobrinh[oa]|net[oa]|irma|irmao|garot[oa])(?: \\w+){0,4} (?:[7-9]|1[0-3]) anos${NO_AGE}`,
  `(?:filh[oa]s?|sobrinh[oa]s?|net[oa]s?|criancas?|menin[oa]s?|guris?|alun[oa]s?)(?: \\w+){0,8} desde os ${UNDER_14}`,
];

export const AGED_TEEN = `${CHILD}(?: \\w+){0,5} (?:de|tem|ter|com|uns|umas|tipo|so|fez|tinha)(?: (?:uns|umas|so|apenas|quase))? ${TEEN}`;

/** What a child is seen doing that is work; nobody says these of a hobby or of homework. */
export const CHILD_AT_WORK =
  '(?:para (?:tomar conta|empurrar|vender|carregar|cuidar|ajudar|servir|lavar|limpar|trabalhar)|por n[ao] \\w+|vir(?:a|am|ando) tijolo|trabalha(?:m|ndo|va)?|(?:aplic\\w+|pass\\w+) (?:o )?(?:veneno|agrotoxico)|(?:fazer companhia|ajudar) (?:e|na|no|a) \\w+|como se tivesse 1[4-8]|(?:me ajud(?:a|am|ando)|ajud(?:a|am|ando) (?:meu|minha|o|a|na|nas|nos|no (?!futuro|curriculo|ingles|estudo)|com (?:a|o|as|os)|comigo|muito|o dia))(?! (?:computador|celular|linkedin|ingles|tecnologia|internet|a (?:usar|mexer)|com o (?:computador|celular)|meu (?:ingles|curriculo)))(?: \\w+)?|serv(?:e|em|indo) (?:cafe|mesa\\w*|bebida\\w*)|vend(?:e|em|endo|er) (?!bem)\\w+|carreg(?:a|am|ando|ar) \\w+|colh(?:e|em|endo|er)|quebr(?:a|am|ando|ar) (?:castanha|pedra|coco|brita)|embal(?:a|am|ando|ar)|empacot\\w+|separ(?:a|am|ando) (?:material|lixo|reciclavel|latinha)|descasc\\w+|pilot\\w+|dirig\\w+ (?:trator|caminhao|moto)|costur(?:a|am|ando)|faz(?:em)? (?:todo )?o servico|faz(?:em)? faxina|lav(?:a|am|ando)(?: e)? \\w+|passa roupa|limp(?:a|am|ando|ar) \\w+|ped(?:e|em|indo)(?: dinheiro| no| na)?|recolhe|entreg(?:a|am|ando) \\w+|engrax\\w+|cat(?:a|am|ando|ar) \\w+|sold(?:ar|a|ando)|mexer? com (?:motosserra|solda|maquina|serra|forno|quimic\\w+|agrotoxico)|cuid(?:a|am|ando) d[aeo] (?:bebe|criancas?|idos\\w+|irm\\w+|casa|gado|animais)|tir(?:a|ar|am) leite|cort(?:a|am|ando) cana|na maquina|na linha de producao|na esteira|no lixao|na obra|na carvoaria|no garimpo|na roca|na lavoura|no semaforo|no farol|na feira|na confeccao|na olaria|na casa de farinha|dorme no (?:chao|servico|emprego)|dorme na cozinha|em troca de|paga\\w* (?:el[ea]|com)|registrar (?:el[ea]|ele)|ganha (?:para|por)|de olheiro|aviaozinho|fogueteiro|avisar quando a policia|levar droga|larg\\w+ (?:a )?escola|explor\\w+|trabalhar (?:comigo|na|no|para|de|com o|em))';

/** Who looks for a child to work. */
export const HIRING =
  '(?:(?:preciso|precisamos) de(?! (?:um |uma )?(?:trabalho|emprego|vaga|horario|servico|bico|renda|ajuda|curso|dica))|procur(?:o|amos)|contrat(?:o|ar|amos)|pag(?:o|ar)|anunci\\w+|vaga\\w* (?:de|para)|aceito|pego|colocar|botar|mandar|registrar|por|posso)';

export const AS_WORKER =
  '(?:morar (?:aqui|em casa|na minha)|olhar (?:meu|minha|o|a|as|os)|cuidar d\\w+|limp\\w+|faxin\\w+|lav\\w+|servir|trabalh\\w+|ajud\\w+|entreg\\w+|por dia|por semana|comida e|dou comida|garcon\\w+|bar|carreg\\w+|baba|domestica|loja|balcao)';

/** Somebody who says that they are a child, or as good as says it. */
export const I_AM_CHILD = [
  `(?:tenho|tenhu|so tenho|fiz|faco|vou fazer|completei|sou de|com|estou com|aos)(?: (?:so|apenas|somente|quase))? ${UNDER_14}(?= (?:e|mas|ainda|meu|minha|so|ja|eu|quero|preciso|estou|faco|trabalho|moro|nao|ele|ela|sou|gosto|mes|anos?|aninhos|semana|ano que vem|ninguem|como|onde|tem|quanto|isso|sera|posso|qual|quem|me|um|uma|isto|da|conta)\\b| \\.)`,
  '(?:estou|sou|faco|curso|estudo|passei|vou)(?: \\w+)? (?:no|do|o|na|para o) (?:quinto|sexto|setimo|oitavo|[5-8][oa]?) (?:ano|serie)(?! (?:de|da|do|como|na|seguido|consecutivo))',
];

export const WANTS_WORK =
  '(?:trabalh\\w+|emprego|trampar|vaga|ganhar dinheiro|servico|bico|contrat\\w+|curriculo|ajudante|aprendiz|salao|fabrica|loja|vender|vendo|me virar|gravar|canal|grav\\w+|cliente\\w*|gente da minha idade|renda|dinheiro|pag\\w+|carteira|quanto cobro|foto|fotos|barco|roca|pesca|largo|largar|freela|portugal|outro (?:pais|estado))';

export const I_AM_TEEN = [
  `(?:tenho|tenhu|so tenho|fiz|completei|sou de|com|estou com|aprendiz de|aos|hoje tenho|sou (?:menin[oa]|garot[oa]) de)(?: (?:so|apenas|somente|quase))? ${TEEN}`,
  '(?:sou (?:de )?menor(?: de idade)?|de menor|sou adolescente)',
];

/** What endangers the young, at work or on the way to it. */
export const AT_RISK =
  '(?:conheci (?:online|pel[ao] \\w+|n[oa] (?:internet|jogo|insta\\w*|discord|tiktok|free fire|whatsapp))|mor(?:e|ar) com (?:ele|ela)|encost\\w+ em mim|me (?:chama|chamou|convida|convidou) para (?:beber|sair|jantar|a casa)|alis\\w+|(?:passa|passou) a mao|balada|(?:servi\\w+|vend\\w+) bebidas?|sacos? de|cimento|na casa dele|em casa dele|guilhotina|prensa|maquina\\w*|matadouro|robux|discord|acompanhante|noivo|dorme n[ao]|nao (?:recebe|ganha)|moro na rua|desmaiei|dividir o quarto|passa a noite|solda|acido|quimic\\w+|motosserra|trator|frigorifico|cort(?:ei|ou)(?: \\w+)? dedos?|perdi (?:um|o) dedo|queim\\w+|descasc\\w+|descarreg\\w+|(?:das )?(?:22|23|21|20)(?:h|hs| horas)?|ate (?:as? )?(?:[1-6]|meia|uma|duas|tres|quatro)|meia noite|madrugada|a noite (?:toda|inteira|numa|num|sozinh\\w+)|sozinh[oa] (?:a noite|com|num|no|na)|subir? em (?:poste|andaime|telhado|torre)|suba em|sem (?:cinto|registro|protecao|luva|equipamento|epi)|lona|barraco|hotel|motel|lingerie|biquini|sem (?:camisa|roupa|blusa)|pec\\w+ de roupa|de cueca|calcinha|live\\w*|webcam|(?:foto|fotos|video|videos)(?: \\w+){0,2} (?:d[aeo] (?:corpo|lingerie|biquini|roupa)|antes|minhas?|dancando)|me agencia|agenci\\w+|empresario|olheiro|modelo|(?:me levar|viajar|ir|mudar)(?: \\w+)? para (?:longe|outr[oa]|portugal|europa|fora)|passagem paga|nao (?:precisa )?contar? (?:para|nada)|segredo|escondid[oa]|fecha a porta|sala dele|(?:me )?(?:botaram|colocaram|puseram|expuls\\w+|mandaram|por|poe)(?: \\w+)? (?:para )?fora|dormindo n[ao]|fugi d\\w+|fui embora de casa|abrigo|gravida|casar|larg\\w+ (?:o|a|os) (?:curso|escola|estudos|colegio)|quartinho|paga com|me pag\\w+ (?:com|so)|em troca|nao (?:me )?deixa\\w* (?:eu )?estudar|sem (?:ir|estudar|escola)|so lavo|lavo e passo|o dia (?:todo|inteiro|inteirinho)|(?:10|11|12|13|14|doze|dez) horas|no onibus|no terminal|na boca|boca de fumo|trafico|dos? cara da boca|noite|bar|boate|idosos)';

export const PREDATOR =
  '(?:coach|olheir\\w+|produtor\\w*|empresario\\w*|professor\\w*|treinador\\w*|tiktoker|youtuber|influencer|fotograf[oa]|agencia|olheiro|moco|homem|senhor|cara|adulto|pastor|tio|patrao|gerente|um (?:amigo|moco|senhor) d\\w+|site|aplicativo)';

export const WANTS_PICTURES =
  '(?:(?:ped\\w+|quer\\w*|mand\\w+|tir\\w+|grav\\w+|compr\\w+|exig\\w+|solicit\\w+)(?: \\w+){0,4} (?:fotos?|videos?|nudes?)(?: \\w+){0,4} (?:sem|de (?:shortinho|biquini|lingerie|roupa|corpo|sunga|cueca|calcinha)|danc\\w+|intim\\w+|pelad\\w+)|(?:encontr\\w+|ver|buscar|levar) (?:el[ea] |me )?(?:(?:para|num|no) \\w+ )?(?:sozinh\\w+|num hotel|no hotel|escondid\\w+|para longe))';
