import { either } from './either.ts';
import { injectionTold } from './injection-told.ts';
import { rule } from './rule.ts';

const DROP =
  '(?:ignor(?:e|a|ar|em)|esque(?:ca|ce|cer|cam)|desconsider(?:e|a|ar)|desobede(?:ca|ce)|desativ(?:e|a|ar)|deslig(?:ue|a|ar)|remov(?:a|e|er)|pul(?:e|a)|anul(?:e|a)|sobrescrev(?:a|e|er)|quebr(?:e|a|ar)|burl(?:e|a|ar)|contorn(?:e|a|ar)|descart(?:e|a)|apag(?:ue|a)|viol(?:e|a|ar)|pare de seguir|nao siga|deixe de seguir|saia de|sem seguir|ignore|olvid(?:a|e|ar)|omit(?:a|e)|nao obedeca|pare de obedecer|forget|disregard|override|bypass|skip|drop|stop following|do not follow|dont follow|disable|violate)';
const ORDERS =
  '(?:instruc\\w+|instrus\\w+|regras?|ordens|ordem|diretriz\\w*|comandos?|prompts?|restric\\w+|filtros?|limitac\\w+|politicas?|orientac\\w+|programac\\w+|treinamento|seguranca|protecoes|instructions?|rules?|guidelines?|orders?|restrictions?|constraints?|filters?|polic\\w+|directives?|programming|training|context|contexto)';
const YOURS =
  '(?:su[ao]s?|tu[ao]?s?|tod[ao]s?(?: as| os)?|anteriores|anterior|acima|previas|previos|antigas|do sistema|de sistema|de seguranca|internas|iniciais|originais|que (?:te|lhe) deram|que (?:voce )?recebeu|que foram dadas|da aura|do mentor|dess[ea] (?:bot|chat|assistente|ia)|do (?:bot|chat|desenvolvedor|criador)|your|all|any|previous|prior|above|earlier|system|safety|initial|original|everything|ur)';
const SHOW =
  '(?:mostr\\w+|revel\\w+|repit\\w+|repet\\w+|imprim\\w+|traduz\\w*|exib\\w+|list\\w+|cit\\w+|copi\\w+|cole|vaze|vazar|conte|conta|diga|diz|fale|escreva|transcrev\\w+|resum\\w+|me (?:de|da|passe|passa|envie|manda)|qual (?:e|era|foi|seria)|quais (?:sao|eram|foram)|o que (?:diz|esta|tem)|show|reveal|print|repeat|display|output|leak|dump|tell me|give me|what (?:is|are|was|were)|translate|summarize|write out|expose)';

const ROLE =
  '(?:sem (?:restric\\w+|filtros?|regras?|limites?|censura|limitac\\w+|etica|moral)|hacker|dan|administrador\\w*|admin|root|medic[oa]|psicolog[oa]|psiquiatra|terapeuta|advogad[oa]|juiz|namorad[oa]|marido|esposa|outra ia|chatgpt|gpt|gemini|claude|ia (?:sem|livre|ma|do mal)|assistente (?:sem|livre|pessoal geral)|terminal|linux|interpretador|livre de|desenvolvedor (?:da aura|do sistema|com acesso)|meu chefe e aprove|o sistema|um sistema|deus|criminos[oa]|golpista|pirata|vila[oa]|unrestricted|evil|unfiltered|without|developer mode|a (?:doctor|lawyer|hacker|terminal|linux)|an ai)';

const injectionNamed = rule('injection', {
  phrases: [
    `${DROP}(?: \\w+){0,3}? (?:${YOURS} )(?:\\w+ ){0,3}?${ORDERS}`,
    `${DROP}(?: \\w+){0,3} ${ORDERS}(?: \\w+){0,2} ${YOURS}`,
    `${DROP} (?:tudo|everything|all|qualquer coisa)(?: \\w+){0,4} (?:antes|acima|anterior\\w*|disse\\w*|falad\\w+|dit[oa]|before|above|told|said|recebeu|aprendeu|instru\\w+)`,
    `(?:nova|novas|new|updated)(?: \\w+)? (?:instruc\\w+|instructions?|ordens|regras)(?: \\w+){0,2} (?:do sistema|do administrador|from|for you|para voce|sistema|system|a seguir)`,
    `${SHOW}(?: \\w+){0,4}? (?:(?:seu|teu|o|do|your|the|my) )?(?:system prompt|prompt (?:do|de) sistema|prompt (?:inicial|original|interno|secreto|oculto|completo)|sistema prompt|(?:seu|teu|your) (?:\\w+ )?prompt|hidden prompt|initial prompt|prompt que (?:voce|te))`,
    `${SHOW}(?: \\w+){0,5}? (?:suas?|tuas?|your|as|the)(?: \\w+)? (?:instruc\\w+|instructions|regras|rules|diretrizes|configurac\\w+|guidelines|parametros)(?: (?:intern\\w+|inicia\\w+|ocult\\w+|secret\\w+|origina\\w+|de sistema|do sistema|completas|confidenciais|verbatim|de seguranca))?(?! (?:d[aeo]s? (?:empresa|teste|vaga|edital|processo|rh|clt|jogo|case|concurso|lei|prova)|para (?:a|o|uma?) (?:entrevista|vaga|teste)))(?=!| (?:intern|inici|ocult|secret|origin|d[eo] sist|comp|conf|verb|de seg|que|e|palavra|em|para mim|exat|literal|antes|acima|ai|sem|s[oa]b|por|entre))`,
    '(?:system prompt|prompt do sistema|prompt injection agora|prompt interno|developer mode|modo (?:desenvolvedor|dev|dan|deus|god|admin|administrador|root|debug|irrestrito|sem (?:filtro\\w*|restric\\w+|censura|limites?))|jailbreak\\w*|do anything now|god mode|debug mode|sudo|unrestricted mode|dan mode)',
    `(?:aja|age|agir|atue|atua|atuar|comporte se|comporta se|finja|finge|fingir|faca de conta|imagine|simule|responda|responde|fale|interprete|encarne|assuma|act|pretend|behave|roleplay|respond|answer|role play|simulate)(?: \\w+){0,5} ${ROLE}`,
    `(?:voce (?:agora )?(?:e|sera|esta)|a partir de agora(?: voce)?(?: e| sera| nao)?|de agora em diante|agora voce (?:e|sera|pode|nao)|you are(?: now)?|from now on|you will now|voce nao (?:e mais|tem mais))(?: \\w+){0,5} (?:${ROLE}|regras?|restric\\w+|rules|restrictions|filtros?|limites?|livre|free|obedec\\w+|obey|outro assistente|nao e mais)`,
    '(?:list\\w+|mostr\\w+|me (?:de|da|passe|passa|envie|mande|manda)|envi\\w+|export\\w+|dump|vaz\\w+|extrai\\w*|acess\\w+|revel\\w+|show|give|send|leak|quero|consulte|busque)(?: \\w+){0,5} (?:dados|emails?|e mails?|senhas?|cpfs?|usuarios|curriculos?|conversas?|mensagens|historico|cadastros?|registros|data|users|passwords?|informac\\w+|perfis)(?: \\w+){0,4} (?:d[eo]s? (?:outr\\w+ (?:usuari|pesso|candidat|assinant)\\w+|todos os usuarios|demais usuarios|usuarios)|de outr\\w+ (?:usuari|pesso|candidat|assinant)\\w+|da plataforma|do sistema|do banco|da base|da aura|other users|all users|usuarios|cadastrad\\w+|of (?:all|other))',
    '(?:banco de dados|base de dados|database|tabela de usuarios|api key|chave (?:da|de) api|chaves de api|secret key|access token|token de (?:acesso|admin)|senha (?:do|de|da) (?:admin\\w*|banco|sistema|servidor|root|aura|plataforma)|variaveis de ambiente|env vars|credenciais (?:do|da|de)|codigo fonte (?:d[aeo] (?:aura|plataforma|sistema|site|mentor|bot)|seu)|seu codigo fonte|source code)(?=.*(?:mostr|revel|me (?:de|da|pass|envi|mand)|envi|list|qual|acess|dump|quero|print|show|give|diga|conte|export|vaz|imprim))',
    '(?:mostr\\w+|revel\\w+|me (?:de|da|passe|passa|envie|manda)|qual e|imprima|print|show|give me|diga|exiba|liste|vaze)(?: \\w+){0,5} (?:api key|chaves? (?:da|de) api|secret key|token de (?:acesso|admin)|senha (?:do|de|da) (?:admin\\w*|banco|sistema|servidor)|variaveis de ambiente|env vars|credenciais|codigo fonte|banco de dados|tabela de usuarios|logs do sistema)',
    '(?:libere|libera|liberar|me (?:de|da|torne|torna|promova|coloque|faca)|ative|ativa|ativar|altere|altera|mude|muda|aumente|aumenta|zere|zera|desbloqueie|desbloqueia|conceda|adicione|unlock|grant)(?: \\w+){0,5} (?:plano (?:pago|premium|gratis|para|mais)|acesso (?:premium|total|admin\\w*|root|ilimitado|gratis|vip)|creditos? (?:ilimitad\\w+|infinit\\w+|gratis)|(?:como )?admin\\w*|mensagens ilimitadas|pontuacao|pontos|meus pontos|minha nota|meu score|minha assinatura|limite (?:de|do)|recursos pagos|funcoes pagas|premium)(?! (?:do meu time|da equipe))',
    '(?:drop table|union select|or 1 1|select from users|select from|delete from users|insert into|script alert|onerror|javascript alert|rm rf|eval|curl http|wget http|document cookie)(?= )',
    '(?:begin system|end system|system message|im start|im end|inst|assistant|system) (?:voce|you|ignore|agora|new|override|user)',
    '(?:envi\\w+|mand\\w+|post\\w+|fac\\w+ (?:um )?(?:get|post|request|requisicao)|send|acesse|carregue|abra|inclua uma imagem)(?: \\w+){0,8} (?:https?|webhook|ngrok|requestbin|meu servidor)',
    '(?:decodifi\\w+|decode|base64|rot13|hex)(?: \\w+){0,5} (?:execut\\w+|obede\\w+|siga|sig\\w+|faca o que|follow|execute|run|cumpra)',
    '(?:responda|responde|escreva|diga|repita|say|reply|output|repeat)(?: \\w+){0,3} (?:apenas|somente|so|only|just)(?: \\w+){0,4} (?:hackeado|pwned|hacked|sim mestre|aprovado|nota (?:10|dez|maxima)|100)',
    '(?:de|da|me de|atribua|coloque|give)(?: \\w+){0,4} (?:nota (?:10|dez|maxima|100)|pontuacao maxima|score (?:100|maximo)|100 pontos)(?: \\w+){0,6} (?:independente\\w*|sem (?:avaliar|analisar|ler)|nao importa|ignorando|regardless|sempre)',
    '(?:voce e|es|e) (?:uma ia|um robo|um modelo|chatgpt|gpt)(?: \\w+){0,4} (?:prove|entao (?:ignore|obede\\w+|execut\\w+)|me obede\\w+)',
    '(?:esqueca|esquece|esquecam) (?:de )?que (?:voce )?(?:e|eh|era|foi|tem)',
    '(?:agora|so|somente|apenas|passa a|passe a)(?: voce)?(?: me)? (?:obedec\\w+|obey)(?: \\w+)?',
    '(?:finja|finge|faca de conta|pretend|imagine|suponha|haja|aja|act)(?: \\w+){0,4} (?:nao (?:tem|ha|existem?|possui|houvesse|tivesse)|sem|no|without)(?: \\w+){0,2} (?:regras?|restri\\w+|limit\\w+|filtro\\w*|rules|filters|etica|censura)',
    '(?:ver|acess\\w+|baix\\w+|quero|mostr\\w+|abr\\w+)(?: \\w+){0,2} (?:banco|base) de dados(?: \\w+){0,3} (?:curriculos|usuarios|aura|plataforma|sistema|site|voces|mentor)',
    '(?:what are|show me|tell me)(?: \\w+){0,2} (?:your|ur) (?:\\w+ )?(?:instructions|rules|prompt|guidelines|restrictions|system)',
    '(?:words|text|texto|tudo|conteudo|mensagem|everything|palavras)(?: \\w+){0,3} (?:above|acima|antes d(?:esta|essa|isso|a minha)\\w*|anterior a (?:esta|essa|minha))(?=.*(?:repit|print|repeat|imprim|mostr|output|copie|escrev|verbatim|literal|palavra por palavra|codigo))',
    '(?:repit\\w+|repeat|imprima|print|copie|output|escreva|mostre)(?: \\w+){0,4} (?:text|words|texto|tudo|conteudo|mensagem|everything|palavras|content)(?: \\w+){0,4} (?:above|acima|antes|before|anterior)',
    '(?:act|behave|roleplay|role play|pretend) (?:as|like|estou|to|you)(?: \\w+){0,3}(?! (?:recruiter|interviewer|manager|hiring))(?= )(?! ?(?:recruiter|interviewer))',
    '(?:vire|vira|torne se|transforme se|incorpore|encarne|assuma o papel|assuma a identidade|entre no papel|entre no personagem)(?: \\w+){0,4} (?:outr[oa]|hacker|ia|robo|assistente|chatbot|personagem|sistema|livre|gpt|bot|namorad[oa]|medic[oa]|advogad[oa]|psicolog[oa])',
    '(?:execute|executa|rode|roda|run|exec) (?:o |um |esse |este |the |this )?(?:codigo|comando|script|shell|code|command|sql|python|query|funcao)',
    '(?:me (?:passe|passa|de|da|mostre|mostra|envie|envia|manda|mande)|quero|lista|liste|mostre|exiba|exporte)(?: \\w+){0,5} (?:dados|curriculos?|conversas?|emails?|nomes?|telefones?|perfis|historico|respostas|mensagens)(?: \\w+){0,3} (?:d[eoa]s? (?:outr[oa]s? (?:usuari|pesso|assinant|candidat)\\w+|demais usuari\\w+|usuari\\w+|ultimo usuario|pessoas que usam|quem usa))',
    '(?:chave|token|senha|credencia\\w+|secret)(?: \\w+){0,3} (?:api|openai|do servidor|do sistema|do banco|da aura|da plataforma|de admin\\w*|firebase|google cloud|root)',
    '(?:quais|que|qual)(?: \\w+){0,2} (?:instruc\\w+|regras|ordens|comandos|prompt|texto)(?: \\w+){0,3} (?:te (?:pass\\w+|deram|ensin\\w+|program\\w+)|voce (?:tem|recebeu|segue)|receb\\w+ antes)',
    '(?:ignor(?:e|a)|esque(?:ca|ce)|desobede(?:ca|ce)|apag(?:ue|a)|limp(?:e|a)|reset(?:e|a)|reinici(?:e|a)|zer(?:e|a))(?: \\w+){0,3} (?:o que te (?:\\w+)|tudo|sua memoria|seu treinamento|suas ordens|sua programacao|seus criadores|seu criador|seu dono|quem te \\w+)',
    '(?:forget|ignore|disregard) (?:everything|all|it all|what)',
    'nov[ao]s? (?:instruc\\w+|ordens|regras|comandos?|papel|identidade|personalidade)(?: \\.)? (?:\\w+ )?(?:voce|a partir|responda|ignore|seja|agora|para voce)',
    '(?:texto|mensagem|instrucao|conteudo|contexto) (?:inicial|oculto|original|secreto|escondido|de sistema|do sistema)(?: \\w+){0,4}',
    '(?:siga|obedeca|obedece|cumpra|segue)(?: \\w+){0,2} (?:minhas|so as minhas|apenas minhas) (?:ordens|instruc\\w+|regras|comandos)',
    '(?:print|show|reveal|repeat|output|display|dump)(?: \\w+){0,3} (?:hidden|secret|system|initial|internal|original) (?:instructions?|prompt|rules|message)',
    '(?:role|papel|from|sender) (?:system|sistema|admin|developer|root)',
    '(?:admin|root|system|sistema|developer|dev) (?:override|mode|access|command|prompt|instruction\\w*|mensagem|ordem)',
    '(?:os environ|process env|getenv|print env|cat etc|etc passwd|localhost|127 0 0 1|firestore|service account|private key|chave privada)',
    '(?:continue|complete|termine) (?:a |o |this |esta |essa )?(?:frase|sentence|texto)(?: \\w+){0,4} (?:instruc\\w+|prompt|voce e um)',
    '(?:traduz\\w*|translate|resum\\w+|summarize|parafrase\\w+|codifi\\w+|encode)(?: \\w+){0,4} (?:instruc\\w+|instructions|prompt|regras intern\\w+|system)(?! (?:do|da|de) (?:trabalho|teste|vaga|empresa|manual|equipamento|produto|processo|emprego))',
    '(?:com que|quais|qual) (?:instruc\\w+|prompt)(?: \\w+){0,2} (?:voce|foi|te|configurad\\w+|program\\w+)',
    '(?:orientac\\w+|instruc\\w+|texto|palavras|mensag\\w+|conteudo)(?: \\w+){0,5} (?:criador\\w*|desenvolvedor\\w*|programador\\w*|(?:comeco|inicio) d(?:esta|essa|a) conversa)',
    '(?:deslig\\w+|desativ\\w+|remov\\w+|tir(?:e|ar)|baix(?:e|ar)|retir\\w+)(?: \\w+){0,2} (?:protec\\w+|filtros?|travas?|bloqueios?|moderacao|censura|restric\\w+)(?! (?:de busca|da vaga|do linkedin|da planilha|de localizacao|de distancia|de salario|de cidade))',
    '(?:assistente|ia|personagem|robo|bot)(?: \\w+){0,8} (?:nunca|nao|jamais) (?:recusa|nega|rejeita|diz nao)',
    '(?:nota|aviso|mensagem|instrucao|recado|atencao|comando) (?:oculta |secreta |importante )?(?:para|a|ao) (?:a |o |qualquer )?(?:ia|assistente|modelo|bot|sistema|ai|llm|chat|inteligencia)',
    '(?:consult\\w+|busqu\\w+|pux\\w+|traga\\w*|acess\\w+)(?: \\w+){0,2} (?:base|banco de dados|registros)(?: \\w+){0,6} (?:curriculos|candidat\\w+|nomes?|telefones?|usuari\\w+)',
    '(?:teste|auditoria|manutencao) autorizad[oa](?: \\w+){0,6} (?:aura|equipe|plataforma|desenvolv\\w+)',
    '(?:exact|exato|integra|literal|verbatim)(?: \\w+){0,4} (?:configuration|configurac\\w+|orientac\\w+|instruc\\w+|prompt)',
    '(?:instructions?|told|said|given)(?: \\w+){0,3} (?:before|above|previously)(?: \\w+){0,4}',
    '(?:instruc\\w+|ordem|comando)(?: \\w+){0,2} (?:d[oa]|ao|para o|para a|a) (?:mentor|assistente|ia|bot|modelo|chatbot|robo)',
    '(?:obedec\\w+) (?:ao|o|em tudo ao) (?:usuario|user)',
    'mesmo (?:contra|que (?:viole|quebre|va contra)) (?:as|suas) regras|for contra as regras',
    '(?:ferramentas|funcoes|parametros|endpoints|variaveis) (?:internas?|do sistema|que voce (?:consegue|pode) cham\\w+)',
    '(?:logs|registros internos|historico)(?: \\w+){0,2} d[aeo]s? (?:ultim[ao]s )?(?:conversas|usuarios|sessoes|sistema|plataforma)',
    '(?:campos?|json|formato)(?: \\w+){0,4} (?:prompt|chave|token|system)',
    'voce nao e (?:um |uma )?(?:mentor[a]?|assistente|ia|robo)',
    '(?:veio|vem|estava|escrito|existe|tem) antes d(?:a minha|esta|essa) (?:primeira )?(?:mensagem|conversa|pergunta)',
    '(?:jogo|brincadeira|historia|cena)(?: \\w+){0,4} (?:voce|vc) (?:interpreta|e|sera|faz o papel)(?! (?:o |a |de |um |uma )?(?:recrutador|entrevistador|gestor|cliente))',
  ],
  pairs: [
    {
      one: [DROP, SHOW, '(?:quero|posso|preciso)(?: \\w+){0,2} (?:ver|ler|saber|mudar|alterar|reescrever)'],
      other: [
        '(?:su[ao]s?|tu[ao]s?|your|ur)(?: \\w+){0,2} (?:instruc\\w+|regras?(?! da empresa)|diretriz\\w*|prompts?|restric\\w+|filtros?|limitac\\w+|programac\\w+|instructions?|rules?|guidelines?|restrictions?|system message|mensagem de sistema|configurac\\w+ (?:interna|inicial|original)\\w*)',
        '(?:instruc\\w+|regras?|diretriz\\w*|prompts?|ordens|comandos?|instructions?|rules?)(?: \\w+){0,2} (?:anterior\\w*|acima|previ[oa]s|previous|above|prior|que (?:te|lhe) (?:deram|passaram|ensinaram)|que voce (?:tem|recebeu|segue|seguia)|do sistema|intern[oa]s|ocult[oa]s|secret[oa]s|originais|iniciais|de fabrica)',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:sou|aqui e|quem fala e|como)(?: \\w+){0,2} (?:admin\\w*|desenvolvedor[a]?|dev|don[oa]|criador[a]?|engenheir[oa]|suporte|moderador[a]?|funcionari[oa]|auditor[a]?|tecnic[oa])(?: \\w+){0,2} (?:aura|da plataforma|do sistema|deste site|desse site|do app|do aplicativo|deste chat|desse chat|seu|sua|do mentor|da openai|do google|da empresa que te criou)',
      ],
      other: [
        '(?:me|mostr\\w+|liber\\w+|ignor\\w+|acess\\w+|autoriz\\w+|desativ\\w+|modo|teste|exib\\w+|revel\\w+|preciso|execut\\w+)',
      ],
      within: 'message',
    },
    {
      one: [
        '(?:sem (?:nenhum[a]? |qualquer )?(?:censura|filtros?|restric\\w+|regras|limites|moderacao|trava\\w*)|modo (?:livre|irrestrito|secreto|sombra)|no restrictions|without restrictions|uncensored|unfiltered)',
      ],
      other: [
        '(?:voce|respond\\w+|fal[ae]|atu[ea]|aja|finja|simul\\w+|seja|you|answer|ia|bot|assistente|model\\w*|personagem|agora)',
      ],
      within: 'sentence',
    },
  ],
  harmless: [
    '(?:export|baix|salv)\\w+ (?:o |os |um |todos os )?(?:meus?|minhas?|seus?)(?: \\w+){0,3}',
    '(?:esqueci|perdi|trocar|troco|recuper\\w+|mudar|mudo|redefin\\w+)(?: \\w+){0,2} senha(?: \\w+){0,3}',
    '(?:apag|esque|delet|exclu)\\w+ (?:\\w+ )?tudo (?:o )?que (?:eu )?(?:te |lhe |ja )?(?:contei|disse|falei|mandei|escrevi|passei)',
    '(?:trabalh|estud)\\w+ (?:com|em) dados(?: \\w+){0,4}',
    '(?:curso|trabalh\\w+|estud\\w+|vaga|testes?)(?: \\w+){0,9} jailbreak\\w*(?: de modelos)?',
    '(?:ignor*|esque*|desconsider*|pul*|remov*|descart*)(?: \\w+){0,4} (?:requisitos?|vagas?|recrutador*|emails?|mensagens|propostas?|criticas?|feedback*|experiencia*|opini*|colegas?|chefe|filtros? d[aeo]s? (?:vaga*|busca|ats))',
    '(?:instruc*|regras|orientac*|diretrizes|ordens|politicas?|filtros?|comandos|restric*|treinamento|seguranca) (?:(?:internas|novas|iniciais|gerais|originais|anteriores) )?(?:d[aeo]s?|para|de) (?:meu |minha |um |uma |o |a |processo |teste |seguranca d)?(?:chefe|chefia|gestor*|recrutador*|empresa|vaga|teste|edital|processo seletivo|processo|rh|cliente*|clt|lider|supervisor*|norma|ats|gupy|linkedin|case|desafio|trabalho|prova|trafego|imagem)',
    '(?:aja|age|atue|finja|finge|comporte se|faca de conta|imagine|simule|simula)(?: \\w+){0,4} (?:recrutador[a]?|entrevistador[a]?|gestor[a]?|chefe|rh|headhunter|mentor[a]?|coach|cliente|gerente|contratante|candidat[oa])(?! (?:sem (?:restric|filtro|regra|limite)|que (?:ignora|aprova)))',
    '(?:engenheir[oa]|engenharia|especialista|vaga|curso|trabalh*|escrever|bons|melhores|dicas|bibliotecas?)(?: \\w+){0,3} (?:de |em |com )?(?:prompts?|jailbreak*|prompt injection|engenharia de prompt)',
    '(?:trabalh*|experiencia|curso|vaga|projeto|area|migrei|modelagem|administr*|sei|estud*|aprend*|certificac*|conhecimento)(?: \\w+){0,5} (?:bancos? de dados|bases? de dados|database|sql|api|apis|linux|root|sudo|codigo fonte)',
  ],
});

/** Orders to the machine instead of a message to the mentor, and attempts to get at what it must not show. */
export const injection = either(injectionNamed, injectionTold);
