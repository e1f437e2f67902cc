import { anyOf } from '../read-words.ts';
import { type Outcomes, type Signs } from './signs.ts';

export const PORTUGUESE_OUTCOMES: Outcomes = {
  change: anyOf(
    `reduzi | reduziu | reduzimos | reduziram | diminui | diminuiu | diminuimos | diminuiram | aumentei | aumentou |
    aumentamos | aumentaram | cresceu | cresci | crescemos | cresceram | subiu | subimos | subiram | caiu | cairam |
    baixei | baixou | baixamos | baixaram | melhorei | melhorou | melhoramos | melhoraram | economizei | economizou |
    economizamos | economizaram | dobrei | dobrou | dobramos | dobraram | triplicou | tripliquei | triplicamos | zerei |
    zerou | zeramos | zeraram | atingi | atingiu | atingimos | alcancei | alcancou | alcancamos | bati | bateu | batemos |
    superei | superou | superamos | perdi | perdemos | perdeu | atrasou | atrasamos | evitei | evitou |
    evitamos | eliminei | eliminou | eliminamos | recuperei | recuperou |
    recuperamos | ganhei | ganhou | ganhamos | faturei | faturou | faturamos | vendi | vendemos | entreguei | entregamos |
    fechou com | fechamos com | passou de | passaram de | foi de | foram de | saiu de | saimos de | passamos de | fechei | fechamos | terminei | terminamos |
    conclui | concluimos | sobrou | atendi | atendemos | poupei | poupou | cortei | cortou | cortamos | acabaram | acabou |
    volt(?:ou|aram) (?:para|a|ao|aos) (?:\\d+|zero|menos|o normal) | passou a ser | ficou em | ficaram em | levou | normalizou | sumiram | parou | pararam`,
  ),
  gain: anyOf(
    `fui promovid[oa] | fui efetivad[oa] | fui reconhecid[oa] | fui elogiad[oa] | fui convidad[oa] | fui premiad[oa] |
    fui contratad[oa] | recebi (?:um |o |muitos |varios )?(?:elogios?|premio|feedback|reconhecimento|agradecimento|parabens|promocao) |
    recebemos (?:um |o |muitos |varios )?(?:elogios?|premio|feedback|reconhecimento|agradecimento|parabens) | elogiou |
    elogiaram | agradeceu | agradeceram | aprovou | aprovaram | foi aprovad[oa] | foram aprovad[oa]s | renovou |
    renovaram | voltou a | voltaram a | aceitou | aceitaram | deu certo | deram certo | deu tudo certo | funcionou |
    funcionaram | ficou satisfeit[oa] | ficaram satisfeit[oa]s | ficou feliz | ficou muito feliz | ficaram felizes |
    ficou muito satisfeit[oa] | foi adotad[oa] | foram adotad[oa]s | foi implantad[oa] | adotou | adotaram | virou padrao |
    virou o padrao | virou modelo | virou referencia | foi um sucesso | sem atrasos? | dentro do prazo | no prazo |
    antes do prazo | bati a meta | batemos a meta | conseguimos | consegui | recebeu alta | teve alta | saiu bem |
    ficou estavel | passaram a | passou a | nunca mais | nao houve mais | nao tivemos mais | nao tive mais | foi resolvid[oa] | ficou resolvid[oa] |
    se resolveu | voltou ao normal | nenhum(?:a)? (?:erro|acidente|reclamacao|atraso|falha|queda|incidente) |
    sem (?:nenhum(?:a)? )?(?:erros?|acidentes?|reclamac(?:ao|oes)|falhas?|incidentes?|perdas?|avarias?|multas?) |
    conseguiu \\p{L}+[aei]r | conseguiram \\p{L}+[aei]r | nenhum(?:a)? \\p{L}+ (?:ficou|sofreu|reclamou|faltou|perdeu|foi|saiu|teve) |
    saiu tudo bem | correu bem | correu tudo bem | foi bem | foi muito bom | ficou bom | melhorou muito | ajudou muito |
    sem (?:ninguem|nenhuma? \\p{L}+) (?!pedir|mandar|cobrar|saber|ver|perceber|ajudar|falar|explicar|ensinar)(?:se )?\\p{L}+[aei]r |
    (?<!se |que )ninguem (?:mais (?:se )?\\p{L}+(?:ou|eu|iu)|(?:se )?(?:machucou|feriu|atrasou|escorregou|caiu|reclamou|faltou|adoeceu|morreu)) |
    (?:fic|pass)(?:ou|aram|amos) (?:\\p{L}+|\\d+) (?:dias|semanas|meses|anos) sem |
    (?:encomend|compr|contrat|pedi)(?:ou|aram|u|ram) (?:de novo|outr[oa]s?|mais) |
    (?:el[ea]s?|[oa]s? clientes?) volt(?:ou|aram) (?:na|no|outras|mais) |
    nao (?:me |nos )?(?:descontou|descontaram|cobrou|cobraram|demitiu|multou|multaram|cancelou|cancelaram|desistiu|desistiram) |
    fechou (?:o |um )?(?:contrato|negocio|pedido) | ganhei a confianca | parabenizou | ele entendeu | ela entendeu`,
  ),
};

/** What always goes well tells of nothing that came of anything. */
export const PORTUGUESE_PLATITUDES = anyOf(
  `(?:sempre|no fim tudo|tudo sempre) (?:deu|deram|da|funcionou|funciona|correu|acaba dando) (?:tudo )?(?:certo|bem) | gracas a deus | se deus quiser |
  sempre (?:deu|da) um jeito`,
);

export const PORTUGUESE_STORY: Signs = {
  situation: anyOf(
    `na epoca | naquela epoca | naquele momento | na ocasiao | certa vez | uma vez | teve uma vez | um dia | contexto |
    cenario | situacao em que | situacao foi | aconteceu | lembro de | me lembro | trabalhei (?:na|no|em|como|por|com|\\d+) |
    no meu (?:ultimo|primeiro|atual|antigo|emprego|trabalho|estagio) | na minha (?:ultima|primeira|atual|antiga|escola|empresa|equipe) |
    (?:ha|faz) (?:\\p{L}+|\\d+) (?:anos?|meses|mes|semanas?|dias) | ano passado | mes passado | semana passada |
    quando (?:eu )?(?:trabalhava|era|estava|entrei|comecei|assumi|fazia|cheguei|fui) | durante (?:o|a|um|uma|meu|minha) |
    recebi (?:um|uma|\\d+|o|a) (?:pedido|reclamac\\p{L}+|ligacao|paciente|cliente|demanda|chamado|aluno|notificacao) |
    enfrentei | passei por | passamos por | tive um (?:problema|conflito|desentendimento|caso|cliente|colega|paciente|aluno|projeto) |
    tive uma (?:situacao|cliente|colega|paciente|aluna|discussao|divergencia) | tinhamos um | havia um | havia uma |
    teve um | teve uma | eu trabalho (?:na|no|em|como|com|ha) | trabalho (?:na|no|em|como|com|ha) (?:uma?|\\p{L}+) |
    em (?:19|20)\\d\\d`,
  ),
  task: anyOf(
    `(?:o |meu |nosso )?objetivo (?:era|foi|principal) | meu objetivo | nosso objetivo | (?:a |minha |nossa )meta (?:era|foi) | minha meta |
    minha (?:funcao|responsabilidade|missao|tarefa) | meu papel | (?:eu )?precisava | precisavamos | tinha (?:que|de) \\p{L}+[aei]r |
    tinhamos (?:que|de) \\p{L}+[aei]r | tive (?:que|de) \\p{L}+[aei]r | tivemos (?:que|de) \\p{L}+[aei]r |
    deviamos | (?:fui|era|fiquei|estava) (?:a |o )?responsavel |
    fiquei encarregad[oa] | o (?:meu |grande |maior )?desafio | me pediram | me pediu | pediu (?:pra|para|que) (?:mim|eu) |
    fui (?:designad[oa]|escalad[oa]|chamad[oa]|convocad[oa]|encarregad[oa]) | coube a mim | o prazo era | com (?:o )?prazo de |
    cabia a mim | a ideia era | a missao era | faltavam? (?:\\p{L}+|\\d+) (?:dias|semanas|horas) para | a demanda era | era preciso |
    eu queria | queriamos`,
  ),
  action: anyOf(
    `minha primeira (?:acao|atitude|providencia) | a primeira coisa que (?:eu )?fiz | minha decisao foi | o que eu fiz foi |
    tomei a iniciativa | tomei a frente | tomei a decisao`,
  ),
  result: anyOf(
    `(?:o |como |por |os )?resultados? (?:foi|foram|final|disso|e que) | como resultado | resultou em |
    o saldo foi | o resultado | resultado (?:em|no|na|a gente|eu) | acabou que |
    (?:a|como) consequencia (?:foi|disso) | o retorno foi | o ganho foi | o impacto foi | isso gerou | isso trouxe |
    isso (?:reduziu|aumentou|melhorou|diminuiu|evitou|ajudou|permitiu|fez com que|resultou|resolveu|economizou|deu) |
    o que (?:reduziu|aumentou|melhorou|diminuiu|evitou|gerou|resultou|permitiu|economizou) |
    (?:e )?(?:reduzindo|aumentando|economizando|gerando|diminuindo|evitando|resultando|melhorando)`,
  ),
  perhapsResult: anyOf(
    `com isso | no final | no fim | ao final | por fim | assim(?! que) | gracas a(?! deus) | por causa disso | desde entao | depois disso |
    em (?:\\p{L}+|\\d+) (?:dias|semanas|meses|mes|anos|ano|semana|dia|horas) | hoje (?:o|a|os|as|em dia) | ate hoje | a partir dai | ja no`,
  ),
  reflection: anyOf(
    `aprendi(?! (?:o|os|as|um|uma) (?!(?:que|quanto|valor|peso|coisa|licao)(?!\\p{L}))) | aprendemos |
    aprendizado | a licao | licao que | faria diferente | teria feito | se fosse hoje | me ensinou |
    levo (?:disso|comigo|essa) | hoje eu (?:\\p{L}+ria|faco|sei|costumo|sempre|procuro|entendo|evito) |
    desde entao eu | (?:depois disso|desde entao|desde aquele dia) (?:eu )?(?:sempre )?pass(?:ei|o) a |
    passei a (?:sempre|fazer|registrar|perguntar|confirmar|checar|conferir|ouvir|planejar) | percebi que (?:eu )?(?:devia|deveria|precisava|poderia) |
    entendi que | o que eu mudaria | mudaria | me fez (?:entender|perceber|ver) | da proxima vez | ficou de licao`,
  ),
};
