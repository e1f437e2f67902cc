/** Words for what is claimed of oneself and how it is proved, as lists of phrases; all folded. */

/** Papers that prove something. */
export const PAPERS: readonly string[] = [
  '(?:diplomas?|certificad(?:o|os)|atestados?|historicos? escolar(?:es)?|comprovantes?|holerites?|contracheques?|laudos?|cnh|crm|coren|crea|oab|declarac(?:ao|oes)|papel timbrado|carteira antiga|nr ?\\d\\d|conta de luz|extrato|monografia|tcc|cid|carimbos?|cartas? de (?:recomendacao|referencia)|exames?(?: \\w+)?|toxicologico|crc|numero d[eo] (?:registro|conselho)|supletivo|documentos?|identidade|rg|prints?|vacinacao|vinculo)',
];

/** Changing one or making one at home. */
export const DOCTORED: readonly string[] = [
  '(?:edit(?:o|ar|ei|a|e)|alter(?:o|ar|ei|a|e)|mex(?:o|er|i)(?: n\\w+)?|rasur\\w+|photoshop|canva|por cima|imprim\\w+ (?:\\w+ ){0,3}em casa|mud(?:o|ar|ei|a|e)(?: so)? (?:o nome|a data|a validade|o valor|o cid|as datas|a nota|os dados)|troc(?:o|ar|ei|a|e)(?: so)? (?:o nome|a data|a foto|o valor|os dados|por)|arrum(?:o|ar) (?:\\w+ ){0,2}(?:no )?arquivo|em branco|meu nome (?:em cima|por cima|no lugar)|nome del[ea] pelo meu|valor maior|clonar|escane\\w+|recort\\w+|apag(?:o|ar|ei) (?:o|a)|validade no pdf|preencher com|editou|editad[oa]|adulter\\w+|bot(?:o|ar) outr[oa]|tirar (?:a |minha )?(?:idade|data|foto)|parecer (?:verdadeir[oa]|real|original|autentic[oa])|montagem)',
];

/** Whoever sells or gives one for nothing. */
export const SELLER: readonly string[] = [
  '(?:conheco|tem|sei de|achei|indicaram|existe|me apresentaram|vi|arrumei|ha|me falaram de|onde (?:acho|tem))(?: \\w+){0,7} que(?: \\w+){0,2} (?:faz(?:em)?|arrum\\w+|vend\\w+|assin\\w+|carimb\\w+|emit\\w+|consegu?\\w+|imprim\\w+|libera\\w*|fornec\\w+|da|solta\\w*|descola\\w*|quebra o galho|entreg\\w+)',
  '(?:medic[oa]|instrutor[a]?|despachante|contador[a]?|farmaceutic[oa]|rapaz|cara|grafica|clinica|site)(?: \\w+){0,2} que(?: \\w+){0,2} (?:vend\\w+|arrum\\w+|assin\\w+|carimb\\w+|emit\\w+|faz|solta|libera|consegue|da)',
];

/** Without what it is given for. */
export const UNEARNED: readonly string[] = [
  'sem (?:\\w+ ){0,2}(?:aulas?|prova|provas|curso|cursar|fazer|assistir|consulta|consultar|estar doente|ir|estudar|exame|passar|frequentar|presenca|experiencia|ter feito|ter ido)',
  '(?:na hora|rapidinho|em um dia|em 24 horas|com qr code|sem burocracia|pelo whatsapp|em uma semana|jeitinho|da um jeito|dar um jeito|quebra o galho|entrega o papel|so mexendo|igualzinho|que ja morreu|por um professor que|por \\d+ reais|vende o papel|por baixo dos panos)',
  '(?:eu )?(?:nunca (?:fui|fiz|trabalhei|estudei|participei|tive)|reprov(?:ei|ou|ad[oa])|nao (?:passei|passou|conclui|terminei|fui|fiz|tenho curso|tenho o curso)|faltei|so metade|fiz so)',
];

/** Saying it of oneself. */
export const CLAIMS: readonly string[] = [
  '(?:coloc(?:o|ar|asse|ei|a)|bot(?:o|ar|asse|ei|a)|ponho|(?<=(?:vou|quero|posso|devo|como|em|queria) )por|pus|diz(?:er|endo)?|digo|diss(?:er|esse)|fal(?:o|ar|asse|ei|a) que|fal(?:a|e|o|ar) (?:para|ao) \\w+(?: \\w+)? que|fal(?:o|ar|asse)|afirm(?:o|ar)|escrev(?:o|er|a|e)|inclu(?:o|ir)|list(?:o|ar)|lanc(?:o|ar)|declar(?:o|ar)|marc(?:o|ar)|preench(?:o|er)|cadastr(?:o|ar)|deix(?:o|ar)|meto|taco|registr(?:o|ar)|cont(?:o|ar) que|mostr(?:o|ar) que|invent\\w+)',
];

/** What is claimed: a whole degree, a level, a place. */
export const CLAIMED: readonly string[] = [
  '(?:que (?:eu )?(?:sou|era|fui|tenho|tive|fiz|falo|conclui|terminei|me formei|trabalhei|trabalho|estou|domino|morei|pedi as contas|pedi demissao|gerenciei|coordenei|liderei|falo|sei|ganhei|cuidei|foi|foram|moro|uso|entendo|viajo|possuo|atuei|participei|organizei|vendi|bati)|formad[oa]|formatura|graduad[oa]|bacharel|fluente|avancado|complet[oa]|concluid[oa]|intercambio|emprego atual|nativ[oa]|tecnico em|carta [abcde]|(?:o )?motivo|solteir[oa]|sem filhos|anos de experiencia|encarregad[oa]|gerente|coordenador[a]?|supervisor[a]?|competencias|habilidades)',
  '(?<=(?:bot|coloc|diz|fal)\\w{1,4} )\\d+ anos',
];

/** How it really was. */
export const UNTRUE: readonly string[] = [
  '(?:na verdade|na real|nunca (?:fiz|tive|trabalhei|estudei|fui|usei|pisei|morei)|nao (?:terminei|conclui|cheguei a|fiz|tenho(?: nenhuma| nenhum)?|e verdade|era bem isso|me formei|acabei|passei do)|que nao (?:tenho|fiz|sei|domino|conheco)|larguei|tranquei|abandonei|desisti no|parei no|reprovei|e zero|so (?:tenho|fiz|tive|cheguei)|mas (?:era|eram|foi|foram|e|sao) (?:so )?\\w+|incompleto|falta(?:m|va|ndo)? (?:\\w+ ){0,3}(?:semestre|periodo|ano|materia)\\w*|quem fez foi|foi (?:minha|meu|o|a) \\w+ que|nao (?:ganhei|falo|sei|domino|possuo|sou|fui|era|moro|cuidei|participei|tenho nem)|nem (?:\\w+ )?(?:me inscrevi|comecei|fiz|tenho|entrei|terminei|sei|conheco)|nenhum dos dois|era para ter|na hora (?:eu )?(?:me viro|vejo|improviso|enrolo|aprendo)|depois (?:eu )?(?:me viro|vejo|aprendo|corro atras|dou um jeito)|me viro|embora (?:tenha|nao|seja|eu)|mas (?:de|como) (?:estagiari[oa]|auxiliar|assistente|ajudante|aprendiz)|em outro setor|so \\w+ava|numero qualquer|qualquer numero|na imaginacao|expuls\\w+|suspens[oa]|nao tenho carta|mas tenho|mesma firma|mesma empresa)',
];

/** Fearing or trusting how it will be checked. */
export const UNDETECTED: readonly string[] = [
  'ninguem (?:la )?(?:\\w+ )?(?:checa|confere|verifica|percebe\\w*|desconfi\\w+|descobr\\w+|vai (?:saber|checar|conferir|ver|descobrir|atras|perceber)|liga|nota|pede|lembra)',
  '(?:sem|nao|evitar|medo de|chance de|perigo de|como|da para)(?: \\w+){0,3} (?:perceb(?:er|am|erem|em)|descobr(?:ir|am|irem|em)|desconfi(?:ar|em|e|arem)|levant\\w+ suspeita|deixar rastro|ser peg[oa]|me peg(?:ar|uem|arem)|dar bandeira|rastro)',
  '(?:el[ea]s|alguem|o rh|a empresa|o recrutador|a recrutadora|da|tem como|vao)(?: \\w+){0,2} (?:checa\\w*|verifica\\w*|confere\\w*|conferem|vao atras|ir atras|descobr\\w+|perceb\\w+|saber(?:em)?|comprov\\w+|confirm\\w+)',
  '(?:crivel|criveis|convinc\\w+|conven\\w+|pare(?:ce|ca|cer) (?:real|verdade|que)|cola\\b|colar\\b|da problema|da (?:algum )?problema|sustent(?:o|ar|a)|se (?:me )?pergunt\\w+|que detalhes|com detalhes|dar certo|pega mal|no dia a dia|passar do robo|tem risco|corre risco|o conselho pega|a empresa nao sabe|el[ea]s nao sabem|convence|evit\\w+ que (?:vejam|percebam|saibam|descubram|notem)|sem aparecer|na imaginacao|fica bom|deixo assim|como me defendo|ajeita|jeito|mudo so)',
];

/** Tests and talks on the way to a job. */
export const TRIALS: readonly string[] = [
  '(?:testes?|provas?|exames?|entrevistas?|desafios?|cases?|redacao|dinamicas?|etapas?|avaliac(?:ao|oes)|processo seletivo|selecao|video|webcam|camera|tcc|monografia|ponto)',
];

/** Somebody or something else that does them. */
export const HELPERS: readonly string[] = [
  '(?:amig[oa]s?|prim[oa]s?|irma|irmao|gemea|gemeo|namorad[oa]|marido|esposa|mulher|colega|cunhad[oa]|vizinh[oa]|sobrinh[oa]|filh[oa]|tio|tia|mae|pai|outra pessoa|alguem|menino|menina|moco|moca|rapaz|cara|freela|freelancer|conhecid[oa]|el[ea]|ia|chatgpt|gpt|robo|bot|tradutor)',
];

/** In one's own place and unseen. */
export const INSTEAD: readonly string[] = [
  '(?:por mim|no meu lugar|em meu lugar|com (?:meu|o meu) (?:login|nome|usuario|rosto|cpf)|fingindo(?: que)? (?:sou|ser|que)|se passando|se passar por mim|soprando|soprar|ditando|ditar|cochich\\w+|passando as respostas|passar as respostas|camera (?:desligada|fechada|tampada)|fone(?: \\w+){0,3}|ponto eletronico|escondid[oa]|enquanto (?:outra|outro|el[ea]|eu (?:so |apenas )?(?:mexo|dublo|fico|finjo))|eu so (?:apresento|entrego|assino|apareco|mexo)|assino depois|mando (?:ela|ele|alguem|minha|meu)|mandar (?:ela|ele|alguem|minha|meu)|minha foto|dublar|minha letra|no meu ouvido|dublo|falar por mim|fala por mim|atras da camera|fa(?:zer|z|ca|zesse) (?:isso )?(?:para|por) mim|respond(?:er|e|a) (?:para|por) mim|debaixo da mesa|na aba do lado|em segunda tela|mexer a boca|teleprompter|texto d[eo] (?:meu|minha)|fingir que fui eu|sem aparecer|(?:chatgpt|gpt|ia|google) abert[oa]|olhos mexendo|sem que me vejam|como se eu tivesse)',
];

/** Paying for it. */
export const PAID: readonly string[] = [
  '(?:pag(?:o|ar|uei|ando|aria)|contrat(?:o|ar|ei)|encomend\\w+|por encomenda|compr(?:o|ar|ei)|cobram|quanto custa|terceiriz\\w+)',
];

/** Friends who bear witness. */
export const WITNESS: readonly string[] = [
  '(?:amig[oa]s?|prim[oa]s?|irma|irmao|namorad[oa]|marido|esposa|cunhad[oa]|vizinh[oa]|sobrinh[oa]|tio|tia|mae|pai|sogr[oa]|comadre|compadre|conhecid[oa]|pessoal|galera|alguem|professor[a]?)',
];

export const TESTIMONY: readonly string[] = [
  '(?:top(?:a|ou|am)|aceit(?:a|ou|am)|combin(?:ei|amos|ado|ar)|disse que|confirm(?:a|ar|e|am|ando)|atend(?:e|er|endo)|se pass(?:a|ar|ando)|finjam|fing(?:e|ir|indo)|(?:vai|pode|ia|iria|quer|vao|podem|pedi para|peco para)(?: \\w+)? (?:dizer|falar|contar|confirmar|lancar|me registrar|assinar))(?: \\w+){0,4} (?:que (?:eu )?(?:foi|fui|trabalhei|trabalhava|era|sou|fiz)|vinculo|sem eu|como (?:se|rh|gerente|chefe|meu|minha|ex|supervisor|antig[oa]|referencia)|pel[oa]|por (?:meu|minha)|de rh|ser (?:meu|minha|o|a))',
];

/** Those whose work it is to find out what is false, or to design what is true. */
export const DETECTORS: readonly string[] = [
  '(?:sou|era|fui|trabalh\\w+|atu\\w+|area|vaga) (?:\\w+ ){0,4}(?:auditor\\w*|auditoria|perit[oa]|pericia|antifraude|fraudes?|compliance|investigador\\w*|checagem|background check|grafotecnic\\w+|cartorio|designer|design|grafic[oa])',
];

/** Places in an office or in a trade, high and low. */
export const RANKS =
  '(?:estagiari[oa]|aprendiz|auxiliar|ajudante|assistente|analista(?: junior| pleno| senior)?|tecnic[oa]|vendedor[a]?|atendente|operador[a]?|supervisor[a]?|coordenador[a]?|gerente|diretor[a]?|encarregad[oa]|mestre|lider|especialista|bootcamp|curso livre|curso|pos(?: graduacao)?|mba|mestrado|graduacao|junior|pleno|senior)';

/** Having done less. */
export const LESS: readonly string[] = [
  '(?:so|apenas|somente|nunca|nao|nem|mal)(?: \\w+){0,1} (?:trabalhei|fiz|assisti|tive|fui|estudei|cursei|fiquei|atuei|usei|participei|passei|conclui|terminei|ajudei|mexi|sei|conheco|comecei|entrei|tranquei|tenho)',
  '(?:trabalhei|fiz|assisti|tive|fui|estudei|cursei|fiquei|atuei|usei|participei|passei|durou|foram|foi|durei) (?:so|apenas|somente|nem)',
  '(?:desempregad[oa]|parad[oa]|sem trabalho|em casa) (?:desde|ha|faz|por|todo|esse tempo)',
];

/** Saying a fact all the same. */
export const CLAIM_THAT: readonly string[] = [
  '(?:(?<=(?:vou|quero|posso|devo|como|em|queria) )por|ponho|pus|coloc(?:o|ar|ei|a)|bot(?:o|ar|ei|a)|diz(?:er|endo)?|digo|diss(?:er|esse)|fal(?:o|ar|ei|asse|ando|a)|mostr(?:o|ar|e|a)|cont(?:o|ar)|escrev(?:o|er|a|e)|afirm(?:o|ar)|jur(?:o|ar)|consta(?:r)?)(?: \\w+){0,4} que (?:eu )?(?:foi|foram|fui|era|estava|estou (?:cursando|fazendo|trabalhando|empregad[oa]|no \\w+)|trabalhei|estudei|fiz|sou|tenho (?:\\d|dois|tres|quatro|cinco|diploma|curso|certific\\w+|ingles|faculdade|superior|experiencia)|conclui|terminei|me formei|liderei|gerenciei|coordenei|chefiei|ganhei|ganhava|morei|falo|sei|domino|durou|fiquei|participei|ajudei a criar)',
];

/** Meaning to deceive. */
export const TO_DECEIVE: readonly string[] = [
  '(?:disfarc\\w+|enganar|tapear|tampar (?:o )?buraco|dar a entender|dar a impressao|fingir|enrolar|parecer que|pareca que|passar a impressao|enfeitar|encher linguica|cobrir (?:o |os |a )?(?:anos?|buraco|periodo|tempo|meses|fase|cadeia)|parecer (?:atualizad[oa]|experiente|mais|que)|para (?:conseguir|pegar|garantir|ganhar) (?:a|essa|aquela|uma) vaga|impressionar com)',
  'se (?:el[ea]s? |o rh |a empresa )?(?:ligarem|ligar|checarem|checar|conferirem|conferir|investigarem|desconfiarem|descobrirem|descobrir|pedirem (?:prova|comprovante|documento|diploma))',
];
