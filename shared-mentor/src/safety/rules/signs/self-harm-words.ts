/** Ideas that, told close to each other, are signs of wanting to die. */

/** Places that one falls from, or where trains run. */
export const HEIGHT =
  '(?:passarela|sacada|ponte|viaduto|terraco|parapeito|peitoril|janela|telhado|laje|plataforma|trilhos?|trem|metro|predio|penhasco|precipicio|varanda|beirada|beira|cobertura|represa|caixa d ?agua|agua|mar|rio|lago|cachoeira|torre|andaime|guindaste|mirante|(?:\\w*imo|\\d+o?|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|ultimo) andar)';

export const FALL =
  '(?:pular|pulava|saltar|me jog\\w+|me atir\\w+|so um passo|um passo|dar um passo|me soltar|soltar (?:a|as|minha) mao\\w*|a queda|cair de (?:la|cima)|sem querer cair|olh\\w+ (?:la )?para baixo|medi\\w*(?: \\w+){0,3} altura|ia ser rapido|seria rapido|acaba(?:r|va)? (?:tudo|com tudo|rapido)|lado de fora d\\w+|do outro lado da grade|era so (?:descer|pular|soltar|atravessar|entrar|ir|acelerar)|ventando|calculando|contando os andares|quantos segundos|debruc\\w+|aqui (?:de|em) cima|escrevendo (?:isso )?d\\w+|parece (?:que )?(?:me )?cham\\w+|me cham(?:a|ando)|me puxando|tir\\w+ (?:eu |ele |ela )?de la|coragem)';

/** What a death is made with; what is only a thing at work is no sign before it is laid by. */
export const MEANS =
  '(?:comprimidos?|remedios?|cartelas?|veneno|chumbinho|(?:o |com |de |do |botijao de )gas|monoxido|corda|cordas|espingarda|revolver|pistola|garrucha|a arma|uma arma|lamina|insulina|morfina|calmantes?|soda caustica|rivotril|a dose|doses?|cinto|lencol)';

export const LAID_BY =
  '(?:guardei|guardados?|guardando|separei|ja separ\\w+|juntei|juntando|estocando|estoquei|escondi (?:um|uma|o|a|os|as|num|no)|comprei|ja tenho|esta (?:no|na|aqui|pront\\w+|amarrad\\w+|pendurad\\w+)|pendurei|amarrei|deixei pront\\w+|um por um|(?:exata|certa|exatamente)|mato? de uma vez|dose que|que precisa|so falta (?:coragem|o|a)|(?:criar|tomar|ter|falta\\w*) coragem|deixar(?: \\w+){0,2} (?:ligado|aberto)|ir deitar|deitar e|ligado a noite|do lado (?:da cama)?|de proposito|de uma vez|testei|apontei|espalhad[oa]s|na (?:minha )?mesa|na minha frente|na (?:minha )?mao|contando os|na boca|no ceu da boca|na tempora)';

export const RELIEVED =
  '(?:melhor|alivi\\w+|livres?|em paz|sossegad[oa]s?|amparad[oa]s?|resolv(?:e|ia|eria|ido|ida|er)(?: \\w+)?|seguro de vida|apolice|pensao por morte|um a menos|uma boca a menos|sem (?:mim|eu))';

export const BURDEN =
  '(?:so (?:atrapalho|dou (?:despesa|gasto|trabalho|prejuizo)|peso|sirvo para atrapalhar)|(?:mais uma|uma) boca|(?:um )?(?:peso|fardo|estorvo|encosto|parasita)|nao sirvo (?:mais )?para (?:nada|ninguem)|inutil|nao presto|ninguem (?:mais )?precisa de (?:mim|um|uma)|(?:minha (?:mulher|esposa|familia|mae|filha)|meu (?:marido|filho)|meus (?:filhos|pais)|todo mundo|el[ea]s|o mundo|a casa))';

export const GONE =
  '(?:se eu (?:sum\\w+|fal(?:tar|tasse)|for embora de vez|nao voltar|nao estiv\\w+|morr\\w+)|quando eu (?:for(?:! | embora de)|me for|partir|morrer|faltar|nao (?:estiver|tiver) mais)|depois (?:que eu (?:for|partir|me for|morrer)|da minha morte|do meu (?:enterro|velorio|falecimento))|sem mim|um a menos|nao (?:vou|irei) estar (?:mais )?aqui|nao (?:estiver|tiver|estarei|esteja) mais aqui|eu (?:ja )?nao vou ver)';

export const INSURANCE =
  '(?:seguro(?: de vida| do \\w+)?|apolice|pensao por morte|indenizacao por morte|rescisao)';

export const AFTER_DEATH =
  '(?:receberia\\w*|recebia\\w*|iam? receber|(?:deixa(?:va|ria)?|fica(?:va|ria)?m?)(?: \\w+){0,3} amparad\\w+|(?:meus filhos|minha (?:mulher|esposa|familia|filha|mae))(?: \\w+){0,2} (?:receb\\w+|resolv\\w+|fic(?:am|a|ariam|aria) (?:bem|amparad\\w+))|resolv\\w+ tudo|valho mais|mais mort[oa]|parece(?:r|ria)? (?:um )?acidente|cobre suicidio|do (?:meu )?falecimento|pergunto por mim|se eu morr\\w+|caso eu morr\\w+)';

export const ROAD =
  '(?:volante|carretas|guidao|guidom|carro|moto|caminhao|carreta|onibus|curva|acostamento|estrada|rodovia|marginal|serra|pista|contramao|br)';

export const LET_GO =
  '(?:(?:pens\\w+|vontade|queria|imagin\\w+|quase) (?:\\w+ )?(?:em |de )?(?:soltar (?:o|a|as)|nao (?:fazer|frear|virar|desviar)|fechar os olhos|seguir reto|passar reto|ir reto|acelerar (?:ate|contra|e nao|e)|atravessar sem olhar|entrar na frente)|deixar (?:o carro|a moto|o caminhao|ele|ela) ir|era so (?:descer|entrar|atravessar|soltar|ir|acelerar|fechar)|nem (?:desviava|desviaria|saia da frente|tentava desviar)|nao (?:desviava|desviaria|ia desviar|ia nem frear)|parece(?:r|ria)? (?:um )?acidente|(?:me (?:pegasse|atropelasse|acertasse|levasse|matasse)) (?:\\w+ ){0,8}(?:nem|seria|era|melhor|favor|alivio|tanto faz))';

export const FAREWELL =
  '(?:vim (?:me )?(?:despedir|dizer adeus)|fiquem com deus|foi bom enquanto durou|obrigad[oa] por tudo|(?:perdao|desculp\\w+) por tudo|me perdo\\w+|adeus|me despedi\\w*|se despedi\\w*|despedindo|cuid(?:a|em) (?:d[oae]s?|bem) (?:meus?|minhas?|mae|pai|filh\\w+)|o resto voces|que (?:me )?ama\\w*|ama todo mundo|amo (?:todos|voces|muito todos)|ultim[oa] (?:mensagem|texto|audio|post|foto|conversa|carta|redacao|abraco))';

export const ORDERED =
  '(?:cansei (?:de tentar|de tudo|de lutar)|desisti de tudo|acabar com o sofrimento|(?:o|meu|esse) sofrimento|nao arrumei nada|dei (?:minha|meu|minhas|meus|a|o) (?:gat[oa]|cachorr[oa]|bicho\\w*|passarinho|coisas|roupas|violao|moto|aliancas?)|deu (?:o|a|as|os|tudo|todas) (?:\\w+ )?(?:gat[oa]|cachorr[oa]|coisas|roupas|notebook|violao|videogame|instrumentos?|livros|moto)|ja (?:paguei|quitei|resolvi|deixei) (?:o que|tudo|as dividas|as contas)|nunca mais|nao (?:visualiz\\w+|respond\\w+|atende\\w*)|apag(?:ou|uei)(?: \\w+){0,2} redes|(?:3|4|2|tres|duas|quatro) (?:h|horas )?da (?:manha|madrugada)|de madrugada|sumiu|ninguem(?: \\w+){0,2} (?:precis\\w+|preocup\\w+)|nao se preocup\\w+|descansar|preocupar)';

export const CUTTING =
  '(?:isqueiro|cigarro acesso|ponta de cigarro|estilete|gilete|lamina\\w*|agulha|navalha|tesoura|caco de vidro|ate sangrar|sangr\\w+ (?:um pouco|e)|ferro quente)';

export const ON_SKIN =
  '(?:(?:n[oa]s?|meus?|minhas?|os|as) (?:braco|bracos|perna|pernas|coxa|coxas|pulso|pulsos|pele|barriga|mao)|me (?:arranh\\w+|risc\\w+|fur\\w+|rasg\\w+|bat\\w+)|se (?:arranh\\w+|risc\\w+|cort\\w+|machuc\\w+)|(?:bato|bati|batendo|bater|soco|socando) (?:a |minha |com a )?(?:cabeca|mao|propria)|alivia\\w*|manga comprida|me (?:punir|castig\\w+))';

export const FOUND =
  '(?:achei|achamos|acharam|encontrei|encontramos|encontraram|peguei|flagrei|salvaram|tiraram|socorr\\w+)';

export const ATTEMPT =
  '(?:motor ligado|gas ligado|corda|cordas|pendurad[oa]|desacordad[oa]|desmaiad[oa]|cartelas? vazi\\w+|pulsos?|(?:vidro|caixa) de (?:remedio|comprimido)\\w*|cheio de remedio|bilhete|me (?:acharam|salvaram|tiraram)(?: \\w+){0,3} a tempo|lavagem estomacal|fazer direito|nao (?:vou|vao) (?:errar|falhar|me achar))';

export const FAR_ENOUGH =
  '(?:nao (?:aguento|suporto|consigo|quero|tenho)|cans\\w+|chega|exaust\\w+|vontade de|queria|quero|pens\\w+|passou da hora|hora de eu)';

export const OUT_OF_LIFE =
  '(?:encontrar (?:meu|minha|com meu|com minha) (?:pai|mae|avo|filh[oa]|irmao|irma|marido|esposa)(?: \\w+){0,2} (?:la em cima|no ceu|que (?:ja )?(?:se foi|partiu|morreu))|sair de cena(?: \\w+)? (?:de vez|para sempre)|(?:apertar|dar) (?:o )?(?:pause|stop|off)(?: \\w+){0,4} nunca mais|ter (?:mais )?que acordar|me juntar (?:a|ao|com) (?:ele|ela|meu|minha)|me desligar (?:de vez|para sempre)|dormir um sono sem fim|sono eterno|nao abrir (?:mais )?os olhos)';

export const METHOD_ASKED =
  '(?:doi|sem (?:sentir )?dor|indolor|nao sofr\\w+|rapido|quanto tempo (?:leva|demora)|demora muito|quantos?|da para sentir)';

export const METHOD =
  '(?:com gas|gas de cozinha|fazer isso|se (?:afogar|enforcar)|afogad[oa]|monoxido|overdose|dos comprimidos|comprimidos|de corda|veneno|tiro|cair do|queda de|perder os sentidos|apagar de vez|parar de respirar)';
