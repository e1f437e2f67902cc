import { PARTNER } from '../people.ts';

/** Ideas that, told close to each other, are signs of violence at home and of a sexual kind. */

export const PARTNER_OR_HE = [PARTNER, '(?:ele|dele|com ele)'];

/** What a partner does who leaves no freedom. */
export const WATCHED =
  '(?:(?:fica |ficou |estava )?me esperando na (?:saida|porta|esquina)|descobriu (?:meu novo|onde (?:eu )?(?:trabalho|moro|estou))|(?:camera|video) (?:ligad[oa]|aberta)(?: \\w+){0,2} (?:o dia|o tempo|enquanto|sempre)|(?:instal(?:ou|a)|coloc(?:ou|a)|pos|bot(?:ou|a))(?: \\w+){0,3} (?:aplicativo|app|rastread\\w+|camera\\w*|gps|espiao)|(?:tem|sabe|exige|quer) (?:a |as )?(?:minhas? )?senhas? (?:de tudo|d[oe])|le (?:todas )?(?:as )?(?:minhas )?(?:mensagens|conversas)|saber onde (?:eu )?(?:estou|ando|fui)|liga (?:por|de) video(?: \\w+){0,8} (?:conferir|ver|provar|toda hora)|na porta do (?:meu )?(?:trabalho|servico|emprego)|aparece\\w*(?: \\w+){0,5} (?:escandalo|barraco|servico|trabalho|emprego)|(?:faz|fez|fazendo) (?:escandalo|barraco)|me (?:procur|persegu|cac|ach)(?:a|ou|ando|ar)(?: \\w+)?(?= \\.| e | mas| ate| ainda| em todo)|(?:ainda|continua) me (?:procur\\w+|persegu\\w+|cac\\w+)|quase me matou|confer(?:iu|e|ir) (?:meu (?:celular|cracha|ponto|whatsapp|telefone)|minhas mensagens|quem|com quem|onde)|conferir (?:quem|com quem|onde)|me segue)';

export const KEPT_IN =
  '(?:nao (?:me )?deixa(?:va|m)?(?! (?:em paz|de|claro|a desejar))(?: eu| ela)? (?:trabalh\\w+|sair|estud\\w+|fazer nada|ter|usar|falar com|ver|ir)|nao deixa(?= (?:ele|porque|mulher)| \\.)|me deix(?:ou|a) (?:trancad[oa]|sem (?:celular|comer|almoco|comida|dinheiro))|so (?:ele|ela) tem (?:o )?(?:carro|chave|dinheiro)|fica atras d\\w+|trancad[oa] com cadeado|(?:some|sumir|sumiu|ir embora) com (?:el[ea]s|meus|minhas|os|as)(?: (?:filhos|criancas|meninos))?|jogou (?:\\w+ ){1,3}(?:no lixo|fora)|(?:so )?(?:me )?(?:libera|da) (?:o )?dinheiro se|(?:pedir|peco) (?:permissao|autorizacao) (?:para|a) (?:ele|ela|meu|minha)(?: \\w+)?|lugar de mulher e em casa|mulher (?:dele|minha|de respeito)(?: \\w+)? nao (?:estuda|trabalha|sai)|(?:nao for|nao sou) del[ea]|(?:sou|vai ser|vou ser|e) de (?:mais )?ninguem|prende em casa|(?:perco|tira\\w*|toma\\w*|leva\\w*|nunca mais vejo) (?:os )?(?:meus|minhas|as|nossos) (?:filh\\w+|criancas?)|(?:pega|fica com|toma|tomou|gasta|controla|recebe|saca|some com) (?:toda |todo |a |o )?(?:minha|meu|cartao d\\w+|minha) ?(?:aposentadoria|salario|pagamento|beneficio|bolsa familia|pensao|bpc|dinheiro)|me (?:afast|isol)\\w+ d[aeo] (?:todo|minha|meus)|corta(?:ou)? (?:meu|minha)|proib\\w+|nem conta (?:no banco|bancaria))';

export const HURT =
  '(?:comigo dentro|tranca (?:eu )?para fora|rasg\\w+ (?:meu|minha)|transa comigo mesmo|mesmo eu (?:dizendo|falando) que|diz que e (?:minha )?obrigacao|fala que e obrigacao|me jog(?:ou|a) d\\w+|(?:rasp|cort)\\w+ (?:a |o )?(?:minha cabeca|meu cabelo)|quebr\\w+ (?:as?|os?) (?:portas?|coisas|pratos?|moveis|tv|televisao)|(?:a )?proxima (?:vez )?(?:sou eu|e voce|vai ser em mim|e em mim)|cigarro|(?:marcou|queimou|mordeu|furou|riscou) (?:o )?meu (?:corpo|braco|rosto|pele|peito|perna)|me estrangul\\w+|desmai(?:ar|ei)|(?:me )?d[ae](?:u)? (?:cada |uma |umas |tanta )?surra\\w*|(?:joga|jogou|atira|taca) (?:as )?(?:coisas|pratos?|panela\\w*|cadeira|copos?) em mim|me empurr\\w+(?! (?:para|a) )|(?:tir(?:ou|a)|fur(?:ou|a)|escond(?:e|eu)|murch\\w+|sum(?:iu|e) com) (?:\\w+ )?(?:as? rodas?|os? pneus?|a bateria|as? chaves?|o motor|o cabo|meu uniforme|minha carteira|meu cracha|a chave)|perigos[oa]|me ameac\\w+|fica (?:agressiv\\w+|violent\\w+|louc\\w+|transtornad\\w+)|quando bebe (?:fica|vira|me|quebra|grita)|olho (?:ainda )?(?:esta )?(?:inchado|roxo)|depois faz (?:tudo )?de novo|dessa vez foi (?:o|a)|hospital (?:e falei|que cai))';

export const WOMAN_WE_KNOW =
  '(?:coleg\\w+|amig[oa]|irma|vizinh[oa]|alun[oa]|empregada|diarista|funcionaria|filha|mae|cliente|paciente|prima|cunhada|nora|manicure|estagiaria|secretaria|tia|sobrinha|minha chefe|menina do|faxineira|baba)';

export const HER_MAN =
  '(?:(?:o )?(?:marido|esposo|namorado|companheiro|noivo|ex)(?: del[ea])?|com a (?:mulher|esposa)|em casa|genro|el[ea] (?:casou|mora com|disse que)|disse que cai\\w+|terceira vez|de novo|responde\\w* (?:as mensagens )?por ela)';

export const HER_SIGNS =
  '(?:apanha\\w*|apanhou|pulso engessado|engessad[oa]|nao postar foto|fica na porta d\\w+|treme\\w*|pancad\\w+|manga comprida|(?:toda |chegou |chega |aparece\\w* |vive )(?:rox[oa]|machucad[oa]|marcad[oa])|hematoma\\w*|olho roxo|tranca (?:ela|a)|trancada|(?:da|bate|deu|bateu) nela|queim\\w+|grit\\w+(?: \\w+){0,3} (?:toda noite|chorando|socorro|com a mulher|com ela)|responde\\w* (?:as mensagens )?por ela|nao deixa ela|proib\\w+ (?:ela|de)|disse que (?:caiu|bateu na porta)|caiu da escada|pega o (?:salario|dinheiro|cartao) dela|some\\w*|sumiu|escondid[oa]|com medo|apavorada|chor\\w+|desistiu do nada|ameac\\w+ (?:ela|a)|busca ela|controla\\w*)';

export const MAN_NEAR_ME =
  '(?:tio|padrasto|parente|primo|cunhado|namorado da minha (?:mae|irma|tia)|don[oa] d[oa]s? (?:casa|apartamento|pensao|quarto|salao|republica|boate|bar)|patrao|chefe|pastor|padre|professor|homem|cara|coleg\\w+|motorista|locador|proprietario|vizinho|sogro|avo|irmao|mulher que me trouxe|senhor|amigo|treinador|medico|massagista|clientes?|convidad\\w+|linkedin)';

export const TOUCHED =
  '(?:me agarr\\w+|pelad[oa]|sem roupa|beijar a forca|tirar (?:toda )?a (?:minha )?roupa|passando o dedo|sentar no colo|(?:coisa|po|remedio|droga) na minha (?:bebida|cerveja|taca)|subi\\w+ (?:para o|no|ao) quarto|(?:ficar )?de joelhos para ele|(?:entr\\w+|vem|veio|aparece\\w*|abre a porta) (?:no|do) (?:banheiro|meu quarto|quarto)|me (?:olha\\w*|ve|espia\\w*|filma\\w*)(?: \\w+){0,2} (?:tomando banho|tomar banho|no banho|trocar|trocando|dormindo|dormir|pela fresta)|(?:carinho|mao|dedo|beijo)s? (?:onde|em lugar) (?:nao|que nao)|carinhos[oa] com|cadeira na (?:porta|macaneta)|(?:para|num|pro|no) (?:um )?motel|sem (?:roupa|calcinha|minha roupa)|nao lembro de nada|eu (?:disse|falei|dizia) (?:que )?nao(?: \\w+)? vezes|(?:se eu )?dormir com el[ea]|deitar com el[ea]|em troca d[eo] (?:sexo|carinho|favor sexual|favores sexuais|moradia)|atender (?:homem|homens|os homens)|fazer programa|quarto dos fundos|a forca|subiu em cima de mim|tirou a (?:minha )?roupa|batizad[oa]|grav(?:ou|aram) (?:a gente|nos dois|eu|nossa intimidade))';

export const CARE =
  '(?:baba|cuidador[a]?|creche|asilo|casa de repouso|bercario|enfermeir[oa]|vizinh[oa]|professor[a]?|madrasta|padrasto|filho|filha|irmao|nora|genro|pai|mae|tia|camera\\w*)';

export const WEAK =
  '(?:bebe|nene|crianca\\w*|(?:meu|minha) (?:filh[oa]|avo|mae|pai|net[oa])|idos[oa]s?|velhinh[oa]s?|acamad[oa]|cadeirante|deficiente|autista|mae idosa|pai idoso)';

export const MISTREATED =
  '(?:mordidas?|hematomas?|marcas rox\\w+|rox[oa]s?|amarrad[oa]s?|amarra\\w*|belisc\\w+|chacoalh\\w+|sacod\\w+|dop\\w+|remedio para (?:dormir|apagar|ficar quiet\\w+)|deix\\w+ sem (?:comer|agua|comida|banho|trocar)|passa fome|tapa na (?:boca|cara|mao)|puxa o cabelo|tranca\\w* no|no escuro de castigo|grita na cara|assad[oa]s? de xixi)';
