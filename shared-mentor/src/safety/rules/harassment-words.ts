/** Parts of phrases for harassment that is told and not named; all folded. */

/** Somebody who has power over a person at work, or meets them there. */
export const BOSS = [
  'chef[ae]?s?|chefia|gerentes?|gestor(?:a|es)?|supervisor(?:a|es)?|coordenador(?:a|es)?|coordenacao|diretor(?:a|es)?|patrao|patroa|lider(?:es)?|encarregad[oa]s?|don[oa]s?|superior(?:a|es)?|socios?|presidente|mestre de obras?|inspetor(?:a|es)?|fiscal|fiscais|instrutor(?:a|es)?|orientador(?:a|es)?|professor(?:a|es)?|preceptor[a]?|medicos?|capataz|sindic[oa]|rh|chef',
];
export const ANYBODY_AT_WORK = [
  ...BOSS,
  'colegas?|clientes?|pacientes?|hospedes?|passageiros?|veteran[oa]s?|cara d[oae] \\w+|um cara|os caras|os mais velhos|pessoal d[oae] \\w+|equipe|turma|firma|empresa|loja|trabalho|servico|escritorio|oficina|estagio|plantao|vestiario|expediente|obra|estoque|corredor',
];
/** What is said of a person to make them small. */
export const INSULT =
  '(?:lerd[oa]|burr[oa]|inutil|incompetente|imprestavel|lixo|mula|jumento|anta|animal|bicho|cachorr[oa]s?|retardad[oa]|idiota|imbecil|palhac[oa]|fracassad[oa]|fracasso|peso morto|vagabund[oa]|preguicos[oa]|porc[oa]|imund[oa]|nojent[oa]|encostad[oa]|analfabet[oa]|zero a esquerda|merda|bosta|lesad[oa]|tapad[oa]|songa monga|escrav[oa]|feia|ridicul[oa]|vergonha|doente mental|ignorante|tudo que e nome|tudo quanto e nome|nomes? horri\\w+|put[ao]|piranha|vadia)';
export const DEPRIVED =
  'sem (?:tarefas?|funcao|computador|servico|fazer nada|mesa|cadeira|nada para fazer|trabalho nenhum|atribuic\\w+|demandas?)|(?:nao|nunca|ninguem) me (?:pass\\w+|d[aeo]\\w*|entreg\\w+) (?:\\w+ )?(?:tarefas?|servico|trabalho|demandas?|nada)|nenhuma tarefa|(?:cortaram|tiraram|bloquearam|cortou|tirou|bloqueou) (?:\\w+ )?(?:meu|minha|meus|minhas) (?:acesso|senha|mesa|cadeira|tarefas|funcoes|computador|ramal|clientes|sala|equipe)|me tiraram (?:tudo|d[oae]s? (?:todos os )?(?:grupos?|reunioes|projetos?|sala))|sala vazia|virad[oa] (?:para )?(?:a )?parede|(?:olh\\w+|encar\\w+) (?:para )?(?:o teto|a parede|as paredes)|num cantinho|num canto|na geladeira|(?:no|do) (?:almoxarifado|deposito|porao)|me isol\\w+|isolad[oa]|nao me (?:cham\\w+|convid\\w+) mais';
export const ON_PURPOSE =
  'ninguem (?:\\w+ ){0,3}(?:pode|podia|tem permissao|fala|falar|conversa|me dirige|olha|me cumprimenta)|proib\\w+|(?:por )?ordem (?:d\\w+|superior)|(?:para|pra) (?:eu|ver se|que)? ?(?:\\w+ ){0,2}(?:aprend\\w+|desist\\w+|peca|pedir|saia|sair)|castig\\w+|de proposito|se cala\\w*|dirigir a palavra|(?:depois|desde) (?:de )?(?:que )?(?:\\w+ ){0,3}(?:testemunh\\w+|denunci\\w+|reclam\\w+|process\\w+|volt\\w+ d[aoe]\\w*|afast\\w+|engravid\\w+|queixa|sindicato|atestado)';
export const RIDICULE =
  'chapeu|palhac\\w+|danc(?:ar|a|am|inha)|rebol\\w+|fantasia|fraldas?|abacaxi|mico|prendas?|flexao|flexoes|agachamentos?|polichinelo\\w*|trofeu|desfil\\w+|cartaz|placa no pescoco|telao|mural|castigo|em pe|de pe no|hino|grito de guerra|gritar|ajoelh\\w+|orelhas? de burro|nariz de|corredor polones|tartaruga|torta na cara|ovo|micao|vergonha|saia rosa|peruca|burro do mes|latir|imitar';
export const TOUCHED =
  'em mim|mim por tras|comigo por tras|(?:no|na|nos|nas|o|a|meu|minha|meus|minhas|pelo|pela) (?:meu |minha |meus |minhas )?(?:corpo|cintura|bunda|coxas?|pernas?|seios?|peitos?|barriga|quadril|pescoco|cabelos?|nuca|joelhos?|ombros?|colo)|minha mao|(?:para|pro) (?:o )?(?:quarto|banheiro|carro)|nela|dela por tras';
export const TOUCHES =
  'esfreg\\w+|roc(?:a|ou|ando|ava|am)|encost(?:a|ou|ando|ava|am)|encox\\w+|alis(?:a|ou|ando|ava|am)|apert(?:a|ou|ando|ava|am)|apalp\\w+|agarr(?:a|ou|ando|ava|aram)|pux(?:a|ou|ando|ar)|cheir(?:a|ou|ando|ava)|beij(?:a|ou|ando|ava)|mord(?:e|eu)|pass(?:a|ou|ando|ava) a mao|peg(?:a|ou|ando|ava) (?:n[ao]|em)|prens(?:a|ou|ando)|encurral\\w+|faz massagem|massage\\w+|lamb(?:e|eu)|belisc\\w+';
export const ALONE_WITH =
  '(?:um|mesmo) (?:so )?quarto|quarto (?:so|dele|de hotel|do hotel)|so (?:nos|para nos|nos) dois|(?:so )?eu e ele|a sos|cama de casal|fim de semana com ele|passar (?:a noite|o fim de semana|uns dias)|(?:no|para o|pro) (?:sitio|hotel|chale|apartamento|ape|flat|barco)|beber com ele|jantar (?:romantico|com ele|so)|casa dele|tranca a porta|trancou a porta|carona (?:para|ate) (?:a )?casa|sozinh[oa] comigo|ficar sozinh[oa]s?';
export const PRICE =
  'me (?:aprova|passa|promove|efetiva|contrata|indica|libera)|(?:promocao|vaga|bolsa|nota|efetivacao|aumento|comissao|folga|renovacao|emprego|contrato|papel|estagio)|reprov\\w+|insist\\w+|depend\\w+|precisa do emprego|nao era mais crianca|boazinha|boazinho|carinhos[oa]|agradar|retribuir|colaborar';
