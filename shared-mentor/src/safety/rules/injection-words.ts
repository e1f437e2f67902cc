/** Words of those who talk to the machine instead of to the mentor, as lists of phrases; all folded. */

/** What the machine was told before anybody spoke. */
export const HIDDEN: readonly string[] = [
  '(?:disseram|mandaram|pediram|falaram|ordenaram) para (?:voce|tu|ti)(?: \\w+){0,3}',
  '(?:context window|janela de contexto|arquivo de configuracao|variaveis (?:de ambiente|do servidor|internas)|minhas regras|codigo por tras|por tras d(?:esse|este|o) (?:chat|app|site|mentor))',
  '(?:prompts?|bastidores|inicializacao|configurac(?:ao|oes)(?: intern\\w+| inicia\\w+| ocult\\w+)?|(?:hidden|system|initial|secret|internal|developer) (?:config\\w*|message|prompt|text|context|notes?|rules)|config|system|diretrizes|instrucoes|regras que (?:voce )?segu\\w+|documento com as regras|texto (?:que vem )?antes|primeira mensagem|mensagem inicial|antes d(?:a|essa|esta) (?:conversa|frase|linha|mensagem)|seu contexto|conteudo do (?:seu )?contexto|memoria interna|chain of thought|raciocinio interno|ordens que (?:te|voce)|texto (?:cru|bruto|oculto|escondido)|hidden text|raw (?:output|text)|acima d(?:essa|esta|a) conversa|developer message|cabecalho|requisicao|(?:sua|tua|na|da) memoria|endpoint|coisas que voce (?:nao pode|foi proibid\\w+)|o que (?:voce|tu) (?:nao pode|foi proibid\\w+))',
  '(?:o que|quem|como|que) (?:\\w+ )?(?:te|lhe|tu foi|voce foi) (?:orient\\w+|mandar\\w+|instru\\w+|program\\w+|configur\\w+|trein\\w+|proib\\w+|ensin\\w+|pedir\\w+|criar\\w+|disser\\w+)',
  '(?:te|lhe) (?:orientaram|mandaram|instruiram|programaram|configuraram|treinaram|proibiram|passaram|ensinaram|impuseram|obrigaram|instalaram)(?: \\w+){0,4}',
];

export const REVEAL: readonly string[] = [
  '(?:mostr\\w+|revel\\w+|repi?t\\w+|imprim\\w+|traduz\\w*|exib\\w+|list(?:a|e|ar)|copi(?:a|e|ar)|cola|cole|colar|descrev\\w+|diz|diga|dizer|me fala|fale|conta|conte|escreve|escreva|transcrev\\w+|resum\\w+|complet(?:a|e)|abr(?:e|a|ir)|le|leia|lia|soletr\\w+|qual|quais|show|reveal|print|repeat|display|output|leak|dump|tell|start your|begin your|spell|quero ver|me passa|me da|manda|responda|translate|summarize|get|give)',
];

/** Talking to the machine as one. */
export const MACHINE: readonly string[] = [
  '(?:voce|tu|te|contigo|seu|sua|seus|suas|teu|tua|teus|tuas|you|your|ur|ia|robo|bot|assistente|inteligencia(?: artificial)?|chat|modelo|mentor|aura|stay|character|personagem|respond\\w*|fal[ae]|aja|atu[ae]|fing\\w+|repet\\w+)',
];

/** Being bound by nothing. */
export const UNBOUND: readonly string[] = [
  '(?:sem|nenhuma|no|without|zero)(?: \\w+){0,2} (?:travas?|filtros?|regras?|censura|limites?|limitac\\w+|moral|etica|restric\\w+|moderac\\w+|policies|rules|filters|limits|restrictions|norma|normas|freio\\w*|julgamento)',
  '(?:nao|nunca|jamais) (?:segue|seguem|seguir|obedece|respeita|tem|tenho)(?: \\w+){0,2} (?:programac\\w+|roteiro|protocolo|supervisao|norma|normas|regra|regras|limite|limites|politica|etica|filtro)(?: nenhum[a]?)?',
  '(?:livre|liberad[oa]|solt[oa]|libert\\w+) (?:d[aeo]s?|das) (?:\\w+ )?(?:correntes|regras|amarras|regrinhas|limites|restric\\w+|algemas|filtros)',
  '(?:se liberta|liberte se|se solta|quebra(?:r)? as (?:correntes|regras)|fora d[aeo]s? (?:regras|roteiro|script)|pode (?:falar|responder|dizer|ensinar)(?: \\w+){0,3} (?:qualquer coisa|de tudo|sem travas|golpe|hack\\w+))',
  '(?:burl|contorn|quebr|desobede|desrespeit|desativ|desligu?|viol)\\w+(?: \\w+){0,2} (?:suas|tuas|as|a|quem te|seu|seus) (?:restric\\w+|regras|segurancas?|filtros?|travas|limites|programac\\w+|criador\\w*|politicas?)',
];

/** From now on somebody else. */
export const FROM_NOW: readonly string[] = [
  '(?:a partir d(?:e agora|aqui|esta mensagem|essa mensagem)|daqui (?:para|em) (?:frente|diante)|de agora em diante|from (?:now|this point|here) on|ate o fim da conversa|nessa conversa|durante esta conversa|stay in character|cada vez que eu (?:digitar|escrever|disser|mandar)|sempre que eu (?:digitar|escrever|disser|mandar)|(?:quando|se) eu (?:digitar|disser|escrever|falar) (?:\\w+ )?\\w+|agora)',
];

export const BECOME: readonly string[] = [
  '(?:voce|tu|you)(?: \\w+)? (?:so )?(?:e|eh|es|sera|fala como|vira|age|atua|nao tem|nao segue|obedece|esta livre|pode tudo|desliga|ignora|atende|responde tudo|se chama|chama|larga|libera|vai ser|vai me (?:ajudar a escrever|obedecer)|are|will be|must|only)',
  '(?:respond only as|answer only as|fala (?:so )?como um|seja (?:meu|minha|um|uma)|tu e (?:um|uma)|atende o que|desliga a|ignora as?|travas caem)',
];

/** Playing somebody. */
export const PLAY: readonly string[] = [
  '(?:finge|finja|fingir|faz(?:er)? de conta|faca de conta|imagin\\w+|simul\\w+|atu[ae]|aja|age|seja|vira|vire|conver\\w+ comigo como|fal[ae] comigo como|me trat[ae] como|encarn\\w+|interpret\\w+|encen\\w+|role ?play|pretend|act as|act like|be my|brinc\\w+|joga(?:r)? um jogo|play a game|game)',
];

/** Whom no mentor of careers plays. */
export const STRANGE_ROLE: readonly string[] = [
  '(?:esposa|marido|namorad[oa]|amante|meu amor|crush|psicolog[oa]|psiquiatra|terapeuta|medic[oa]|advogad[oa]|vidente|taro?loga|padre|pastor|deus|pirata|hacker|vilao|vila|bandido|traficante|golpista|velho rabugento|xinga\\w*|terminal|servidor|linux|console|prompt de comando|compilador|gerador de codigo|programador|chatgpt|gpt|dan|zeus|bot|robo|uma ia|an ai|inteligencia (?:que|sem|do)|an? (?:evil|unfiltered|unrestricted)|sem (?:regras|filtro|limites)|do futuro|from the future|funcionari[oa] (?:\\w+ )?da aura|mulher carente|carente|pai falecido|mae falecida|minha avo|meu avo|policial que)',
];

/** What the platform counts or sells. */
export const PRODUCT: readonly string[] = [
  '(?:perfil (?:\\w+ )?(?:verificad[oa]|como|premium)|selo|compatibilidade|pontuac\\w+|pontos|score|nota|notas|plano(?! de (?:carreira|saude|acao|estudo\\w*))|planos|assinatura|mensalidade|limite de mensagens|mensagens|creditos|medalhas?|cota|cupom|desconto|perguntas|ranking|posicao|status|cadastro|mes gratis|nivel (?:no|da|do) (?:app|aura|simulador)|conta premium|acesso)',
];

export const GRANT: readonly string[] = [
  '(?:arruma|arranja|mexe|mexa|coloca|altera|altere|aplica|aprova|libera|libere|tira|tire|muda|mude|bota|bote|coloca|coloque|poe|ponha|aumenta|aumente|sobe|suba|altera|altere|troca|troque|zera|zere|da|me da|adiciona|adicione|desbloqueia|desbloqueie|marca|marque|ajusta|ajuste|ativa|ative|corrige|deixa)',
];

export const CHEATED: readonly string[] = [
  '(?:sem (?:cobrar|pagar|custo)|de graca|gratis|no (?:seu |teu )?sistema|ai no sistema|para (?:100|10|9|8|mil|dez|cem|nove|maximo)|em (?:100|cem|10|dez)|cinco estrelas|ilimitad[oa]s?|infinit[oa]s?|so esse mes|mes gratis|gratis de novo|para assinante|como assinante|cem|na minha conta|no ranking|mexendo n\\w+ \\w+|na frente d\\w+|no topo|primeiro lugar|no banco|o pagamento|mais caro|da minha conta|verificad[oa]|vitalicio|por fora)',
];

/** The other people on the platform. */
export const OTHERS: readonly string[] = [
  '(?:pessoas que (?:mais )?(?:usam|conversam|falam|usaram)|quem mais usa|usuari[oa]s?|assinantes|cadastrad[oa]s?|outras pessoas|outros candidatos d(?:aqui|a aura|a plataforma)|ultima pessoa|ultimo usuario|(?:pessoa|moca|cara|rapaz|gente|alguem|quem)(?: \\w+){0,2} (?:que )?(?:falou|conversou|usa|usou|perguntou|estava|entrou|escreveu)(?: \\w+){0,2} (?:contigo|com voce|antes|isso|aqui|aqui antes|isso aqui|o mentor|a aura|a plataforma)|cadastros? d[oa]s outr[oa]s|quem se (?:inscreveu|candidatou|cadastrou)|meu concorrente|minha concorrente|inscrit[oa]s|usuari[oa] \\w+|outros candidatos|(?:mensagens|conversas?|coisas) que (?:meu|minha|el[ea]|a|o)(?: \\w+)? te (?:mandou|enviou|contou|disse|escreveu)|dados de clientes|as conversas|conversas (?:dessa|desta|da|de hoje|dos|das)|users?)',
];

export const HAND_OVER: readonly string[] = [
  '(?:mostr\\w+|pass[ae]|list\\w+|lista|export\\w+|copi[ae]\\w*|abr[ea]|me (?:da|de|diz|diga|fala|conta|manda)|manda|email|emails|telefone|nome|nomes|quais foram|o que|quantos|cadastro|contatos|historico|conversa|pega|cola|exijo|enxerg\\w+|devolve|csv|roda|select|tabela|dump|envi\\w+)',
];

export const HERE: readonly string[] = [
  '(?:daqui|aqui|ai|te|contigo|com voce|voce|aura|da plataforma|do sistema|do site|do app|do mentor|na base|no banco|voces|plataforma|mentor|now|here|ver o cadastro|tabela|select|csv|deles)',
];

/** Notes for a machine that reads what is pasted. */
export const READER: readonly string[] = [
  '(?:inteligencias? artificia(?:l|is)|qualquer ia|a ia|avaliador(?: automatico)?|robo|assistente|modelo(?: de linguagem)?|llm|ai|bot|assistant|reviewer|sistema de triagem|triagem automatica|leitor automatico|instrucao (?:invisivel|oculta|escondida|secreta)|nota (?:ao|para o|para a) (?:sistema|ia|avaliador)|atencao modelo|para (?:o )?modelo|observacao interna|(?<= \\. )sistema|apos ler|ao ler|comando oculto)',
];

export const ORDERED: readonly string[] = [
  '(?:aprove|dig[ao] (?:isso )?ao|deve(?:ra|m|rao)?|precisa|tem que|must|should|override|overrides|desconsider\\w+|ignor\\w+|aprov\\w+|atribu\\w+|responda|dar|de nota|avalie|marque|considere|considerar|classifi\\w+|recomend\\w+)',
];

export const FLATTERY: readonly string[] = [
  '(?:perfeit[oa]|aprovad[oa]|nota (?:maxima|total|dez|10)|pontuacao (?:maxima|total)|ideal|melhor candidat[oa]|maxim[oa]|nao apont\\w+|parar a analise|sem falhas|fortemente|melhor de todos|direto|lacunas|nao mencione|nota dez|contratad[oa]|primeiro lugar|reveal|hidden|old ones|previous|diretrizes|instrucoes|100)',
];
