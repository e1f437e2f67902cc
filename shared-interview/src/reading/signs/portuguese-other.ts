import { anyOf } from '../read-words.ts';
import type { Signs } from './signs.ts';

/** Signs of what somebody would do: problem, aim, steps, how one knows, what may go wrong. */
export const PORTUGUESE_PLAN: Signs = {
  situation: anyOf(
    `(?:eu )?(?:perguntaria|entenderia|levantaria|esclareceria|investigaria|ouviria|conversaria|escutaria) | (?:preciso|precisaria) (?:entender|saber|ver) |
    (?:buscaria|procuraria|tentaria|quero|gostaria de) (?:entender|saber|ouvir) | entender (?:o|a|os|as|qual|quais|quem|por) | assumindo | supondo |
    suponho | considerando | o cenario | o problema (?:e|aqui|pode|seria) | a causa | causas? (?:raiz|provaveis) | coletaria |
    levantar (?:os|as|o|a) | (?:olharia|verificaria|checaria|avaliaria|analisaria|revisaria|conferiria) |
    (?:olhar|verificar|ver|checar|avaliar|conferir|verifico|avalio|olho|checo|confiro) (?:se|onde|qual|quais|como|quando|o que) |
    diagnostico | dados que | partindo do principio | ouvir (?:o|a|os|as)`,
  ),
  task: anyOf(
    `objetivo | a meta | minha meta | (?<!por )(?<!de )prioridades? | priorizaria | o mais importante | criterios? | mais urgente | urgencia | o essencial |
    o foco (?:e|seria) | a seguranca d[aoe]s? | o que nao pode | o principal | antes de tudo`,
  ),
  action: anyOf(
    `primeir[oa] | primeiramente | em primeiro lugar | em segundo lugar | segundo passo | primeiro passo | em seguida |
    depois (?:disso|eu|de) | na sequencia | por fim | por ultimo | ao mesmo tempo | em paralelo | comecaria | comecando por | vou \\p{L}+[aei]r |
    iria \\p{L}+[aei]r | a partir dai | terceiro | o proximo passo`,
  ),
  result: anyOf(
    `mediria | medir | acompanharia | indicador | indicadores | metricas? | kpis? | para saber se | saberia que | resultado esperado | resultados? esperados? |
    espero (?:que|reduzir|aumentar) | esperaria | compararia | sucesso | deu certo | funcionou | validaria | antes e depois |
    se (?:o|a|os|as) \\p{L}+ (?:voltasse|caisse|subisse|melhorasse|diminuisse|aumentasse|reduzisse|voltar|cair|subir|melhorar)m? |
    taxa de | com isso (?:eu )?(?:espero|reduziria|teria) |
    o resultado (?:seria|e)`,
  ),
  perhapsResult: anyOf(`com isso | assim (?:eu|a gente|o|a) | o ganho | para que | dessa forma`),
  reflection: anyOf(
    `riscos? | se nao (?:der|funcionar|resolver|desse|funcionasse|melhorar|houver) |
    caso (?:nao|o|a|contrario) | plano b | se nao(?=,) | alternativas? | trade-?offs? |
    depende | dependendo | por outro lado | escalaria | em ultimo caso | o cuidado | tomaria cuidado | limitac\\p{L}+ | se (?:o|a) \\p{L}+ nao`,
  ),
};

/** Signs of who one is, what one did, and where one wants to go. */
export const PORTUGUESE_PRESENTATION: Signs = {
  situation: anyOf(
    `(?:eu )?sou | meu nome | me chamo | trabalho (?:ha|como|com|na|no|em) | atuo | tenho (?:\\p{L}+|\\d+) (?:anos|meses) | formad[oa] em | me formei |
    atualmente | hoje (?:eu )?(?:sou|trabalho|atuo|estou|cuido|lidero|coordeno) |
    minha (?:formacao|trajetoria|carreira|experiencia) | estudo | estou (?:cursando|ha|no|na|como) |
    comecei (?:como|na|no|em|minha) | minha (?:maior )?(?:qualidade|dificuldade|fraqueza) | meu ponto |
    um ponto | tenho dificuldade | minha pretensao | trabalhei`,
  ),
  task: anyOf(
    `busco | estou buscando | procuro | estou procurando | quero | meu objetivo | pretendo | gostaria | daqui a | nos proximos | meu plano | desejo | espero |
    minha meta | proximo passo | me vejo | quero crescer | estou em busca`,
  ),
  action: anyOf(`por exemplo | fui responsavel por | liderei`),
  result: anyOf(
    `o resultado | como resultado | resultou em | isso (?:reduziu|aumentou|melhorou|gerou|ajudou)`,
  ),
  perhapsResult: anyOf(`hoje (?:o|a|os|as) (?!empresa)\\p{L}+`),
  reflection: anyOf(
    `(?:esta|essa|nesta|nessa|da|na|a) (?:vaga|empresa|posicao|oportunidade|funcao|escola) | de voces |
    com voces | aqui (?:na|no|eu) | me identifico | me atrai\\p{L}* | me chamou |
    me interess\\p{L}+ | contribuir | combina com | tem tudo a ver | acredito que posso |
    posso (?:ajudar|contribuir|somar|trazer|agregar) | escolhi | o que me motiva |
    por isso (?:quero|busco|me) |
    aprendi | hoje eu (?:faco|procuro|delego|peco|anoto|sei) | passei a |
    venho (?:trabalhando|melhorando|tentando|estudando) | para melhorar |
    estou (?:trabalhando|melhorando|aprendendo)`,
  ),
};
