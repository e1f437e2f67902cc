import { AFTERWARDS } from './legal-afterwards.ts';
import { LEGAL_SIGNS } from './legal-signs.ts';
import { AT_ISSUE, NO_LEGAL } from './legal-told.ts';
import { rule } from './rule.ts';

const RIGHT =
  '(?:fgts|seguro desemprego|rescis\\w+|verbas?(?: rescisorias)?|aviso previo|horas? extras?|ferias|decimo terceiro|13|13o|13 salario|insalubridade|periculosidade|adicional\\w*|licenca\\w*|estabilidade|indeniza\\w+|multa(?: de 40| dos 40| rescisoria)?|vale transporte|vale refeicao|intervalo|salario maternidade|auxilio doenca|auxilio acidente|auxilio|beneficio do inss|pis|abono|comiss\\w+|equiparacao salarial|danos? mora\\w+|banco de horas|dsr|adicional noturno|aposentadoria|pericia|acerto|quebra de contrato|bonus|plr|salario atrasado|registro|carteira assinada)';

/** Those of them that nobody negotiates for: asking about these is asking about the law. */
const BY_LAW =
  '(?:fgts|seguro desemprego|rescis\\w+|verbas rescisorias|aviso previo|horas? extras?|decimo terceiro|13o|13 salario|insalubridade|periculosidade|estabilidade|indeniza\\w+|multa(?: de 40| dos 40| rescisoria)?|salario maternidade|auxilio doenca|auxilio acidente|pis|abono|danos? mora\\w+|adicional noturno|justa causa|intervalo (?:de almoco|intrajornada)|acerto)';

const EMPLOYER =
  '(?:(?:a|o|minha|meu|ess[ea]|um[a]?) )?(?:ex )?(?:empresa|empregador[a]?|patrao|patroa|chefe|firma|loja|restaurante|fabrica|escritorio|clinica|contratante|rh|escola|agencia|terceirizada|cliente)';

/** Claims and rights. How to speak of them in a search for work is for the mentor. */
export const legal = rule('legal', {
  phrases: [
    `(?:tenho|terei|teria|perco|perderia|vou perder|ganho|temos|da|gera|quem tem)(?: \\w+){0,4} (?:direito|direitos)`,
    `(?:quais|meus|meu|nossos|conhecer|sobre)(?: \\w+){0,3} direitos(?: \\w+){0,4}`,
    `(?:perco|perderia|vou perder|recebo|receberia|vou receber|quanto (?:vou )?(?:receb\\w+|e|da|fica|seria)|como (?:calcul\\w+|funciona|receb\\w+|sac\\w+|ped\\w+|solicit\\w+|dar entrada|fic\\w+)|calcul\\w+|sacar|saco|dar entrada|valor d[aeo]|prazo (?:para|d[aeo])|quantas|quantos|a que|perder|revert\\w+)(?: \\w+){0,6} ${BY_LAW}(?! na planilha)`,
    `(?:nao (?:me )?(?:pag\\w+|deposit\\w+|recolh\\w+|registr\\w+|assin\\w+|deu|deram|quer\\w* (?:pagar|assinar|registrar|dar|me pagar|liberar)|receb\\w+|fizeram o acerto|homolog\\w+|liber\\w+)|atras\\w+|desconta\\w*|descontou|descontaram|sem receber|sem pagar|deixou de pagar|calote)(?: \\w+){0,6} (?:${RIGHT}|salarios?|pagamento|meu salario|inss|carteira|quebra de caixa|holerite)`,
    `${EMPLOYER}(?: \\w+){0,3} (?:nao (?:me )?(?:pag\\w+|registr\\w+|deposit\\w+|quer (?:me )?(?:pagar|registrar|mandar embora)|assin\\w+)|me deve|esta me devendo|deu calote|quer que eu (?:pague|assine|devolva|vire pj|abra (?:um )?(?:mei|cnpj))|me obrig\\w+ a|obriga\\w* a (?:assinar|virar|abrir|fazer hora|trabalhar|pedir)|pode (?:me )?(?:demitir|mandar embora|descontar|obrigar|mudar|cortar|reduzir|proibir|exigir|cobrar|processar|negar|recusar|suspender|transferir|dar justa))`,
    `(?:process(?:ar|o|ei|aria|ando|arei)|meter no pau|colocar no pau|botar no pau|por no pau|jogar no pau|levar no pau|acionar na justica)(?: \\w+){0,3} ${EMPLOYER}(?! (?:em|seletivo))`,
    `(?:entrar|entro|entrei|abrir|mover|movo|ganhar|ganho|ir|vou|levar|recorrer|coloc\\w+|bot\\w+|por)(?: \\w+){0,4} (?:justica|na justica do trabalho|acao trabalhista|acao contra|processo (?:trabalhista|contra|judicial)|no pau|reclamacao trabalhista|reclamatoria)(?! gratuita para)`,
    '(?:processo trabalhista|acao trabalhista|rescisao indireta|reclamacao trabalhista|justa causa|reversao da justa causa|advertencia (?:injusta|sem motivo)|abandono de emprego|pejotiza\\w+|vinculo empregaticio|reconhecimento de vinculo|trabalho sem carteira|sem carteira assinada e|acordo extrajudicial|dano moral|danos morais|acidente de trabalho|assinar (?:o|um|esse) (?:distrato|acordo|termo de rescisao)|clausula de nao concorrencia|nao competicao|non compete|multa contratual|quebra de contrato|acordo trabalhista)(?=(?:.*(?:posso|devo|vale|tenho|como|o que|e legal|e valid|quanto|conseg|direito|me |fui|sofri|estou|minha|meu|assin|ganh|da para|serve|pode|perco)))',
    '(?:preciso|quero|devo|onde|indic\\w+|recomend\\w+|contrat\\w+|procur\\w+|conhece|vale a pena)(?: \\w+){0,4} (?:advogad[oa]|defensoria|defensor publico|oab)(?! (?:junior|pleno|senior|para (?:a |o )?(?:vaga|equipe|time)))',
    '(?:e|seria|isso e|sera que e|acho que e|foi|achei) (?:ilegal|crime|permitido (?:por|pela) lei|legal (?=(?:a empresa|isso da|o que (?:a|o|el)|meu chefe|minha chefe|ess[ea] (?:desconto|demissao|clausula|contrato|cobranca)|me (?:obrig|demit|descont|fazer)|que (?:a|o|meu|minha) (?:empresa|chefe|patrao)|cobrar|exigir|obrigar|demitir|descontar|eles|pela clt|trabalhar (?:sem|de graca|mais)))|contra a lei|previsto em lei|proibido por lei|obrigatorio por lei|inconstitucional|abusiv[oa]|nulo|nula|valid[oa] juridicamente)',
    '(?:o que|que)(?: \\w+)? (?:diz|fala|preve)(?: \\w+)? (?:lei|clt|constituicao|codigo civil|legislacao|convencao coletiva|reforma trabalhista)|(?:segundo|pela|de acordo com a|conforme a) (?:lei|clt|legislacao)(?=.*(?:posso|pode|devo|direito|obrigad|prazo|quant|tenho))',
    `(?:fui demitid[oa]|me demitiram|pedi demissao|vou pedir demissao|se eu (?:pedir|pedisse) demissao|sou demitid[oa]|mandad[oa] embora)(?: \\w+){0,10} (?:direitos?|recebo|receber|perco|fgts|seguro desemprego|rescisao|verbas|multa|aviso previo (?:e|indenizado|obrigatorio)|acerto|assinar|justa causa|homologacao)(?! (?:para|feedback))`,
    '(?:posso|podem|pode|podia|poderia|devo|sou obrigad[oa]|sou obrigada|obrigad[oa]|preciso)(?: \\w+){0,4} (?:ser (?:demitid[oa]|mandad[oa] embora)|me (?:demitir|mandar embora|descontar)|cumprir (?:o )?aviso|assinar (?:o|a|um|uma|esse|essa) (?:termo|advertencia|distrato|acordo|documento|demissao)|devolver (?:o |a )?(?:dinheiro|valor|salario|equipamento|curso|notebook|bonus)|pagar multa|trabalhar (?:no |aos |em )?(?:feriado|domingo|feriados|domingos|doente|nas ferias|de graca)|fazer hora extra)(?! (?:se eu|por falta de ingles|de curriculo))',
    '(?:trabalh\\w+|contratad[oa]|estou|fiquei|anos|meses)(?: \\w+){0,5} (?:sem (?:registro|carteira|carteira assinada|registro em carteira|contrato))(?=.*(?:direito|posso|processar|o que (?:eu )?fa|como (?:eu )?|receb|justica|denunci|cobrar|provar))',
    '(?:inss|auxilio doenca|auxilio por incapacidade|beneficio|pericia|aposent\\w+|bpc|loas)(?: \\w+){0,6} (?:negou|negado|indeferid\\w+|como (?:pedir|solicitar|dar entrada|consigo)|quanto tempo|tenho direito|recorrer|cort\\w+|dar entrada)',
    '(?:como|quero|posso|devo|onde)(?: \\w+){0,3} (?:denunciar|denuncio|denuncia)(?: \\w+){0,5} (?:empresa|patrao|chefe|trabalho|ministerio|mte|empregador|restaurante|loja|irregular\\w+|fraude|corrupcao)',
    '(?:contrato|clausula|termo|nda|acordo de confidencialidade)(?: \\w+){0,8} (?:e valid[oa]|e legal|e abusiv[oa]|posso quebrar|posso rescindir|posso descumprir|obriga|proibe|multa)(?=.*)',
    '(?:pedir|peco|entrar com|dar entrada n[oa]|como (?:faco|funciona|peco|fica)|quanto custa|devo pagar|nao paga)(?: \\w+){0,3} (?:divorcio|pensao alimenticia|guarda d[aeo]s? (?:meu|minha|filh)\\w*|inventario|heranca|usucapiao|despejo)',
    '(?:fui intimad[oa]|recebi (?:uma )?intimacao|mandado de (?:prisao|seguranca)|como (?:faco|registro|fazer) (?:um )?(?:boletim de ocorrencia|bo))',
    '(?:o que|que)(?: \\w+){0,2} (?:clt|lei|legislacao)(?: \\w+)? (?:fala|diz|preve|permite|garante)',
    '(?:isso|isto|ele|eles|a empresa|chefe|patrao|assim) (?:pode|podem)(?: \\w+)? ?(?:isso|fazer isso)?!(?= \\.)',
    '(?:de atestado|afastad[oa]|de licenca|doente|ferias|gravida|acidentad[oa])(?: \\w+){0,4} (?:me (?:mandaram|demitiram|desligaram)|fui (?:demitid[oa]|mandad[oa]|deslig\\w+))',
    '(?:posso|pode|podem)(?: \\w+){0,3} (?:faltar|me ausentar)(?: \\w+){0,6} (?:sem desconto|descont\\w+|abonad[oa]|atestado)',
    '(?:baixa|anotacao|registro) na (?:minha )?carteira(?! de motorista)',
    '(?:descont\\w+)(?: \\w+){0,6} (?:d[oe] (?:meu )?salario|na folha|meu holerite|da minha rescisao)',
    '(?:visto|green card|cidadania|asilo|imigracao)(?: \\w+){0,5} (?:como (?:consigo|tiro|solicito|pedir)|documentos|ilegal|negado|deport\\w+|vencid[oa])',
    `${EMPLOYER}(?: \\w+){0,5} (?:mand\\w+|pedi\\w+|obrig\\w+|forc\\w+|quer)(?: \\w+){0,4} (?:falsific\\w+|fraud\\w+|sonegar|adulterar|mentir em (?:documento|laudo)|assinar em branco|assinar (?:por|no lugar)|emitir nota fria|esconder do fiscal|bater ponto)`,
    '(?:meter|colocar|botar|por|jogar|levar|meto|coloco|boto|ponho|metendo)(?: \\w+){0,4} no pau',
    '(?:e|tem|ha|gera|existe|configura|caracteriza|prov\\w+|reconhec\\w+|seria|da)(?: \\w+){0,2} vinculo(?: empregaticio| de emprego)?(?! afetivo)',
    '(?:mandad[oa] embora|demitid[oa]|desligad[oa]|sai da empresa|saida)(?: \\w+){0,6} (?:nao|nunca) (?:me )?(?:receb\\w+|pag\\w+|deposit\\w+)',
    '(?:grav(?:ar|ei|o|acao|ando))(?: \\w+){0,6} (?:prova|provas|escondid[oa]|sem (?:ele|ela|avisar)|justica|processo)',
    '(?:salarios?|pagamentos?|ferias|fgts|vale|decimo terceiro)(?: \\w+){0,4} (?:atrasad[oa]s?|em atraso|nao (?:caiu|sai|saiu|veio|pag\\w+))',
    '(?:sofri|tive|teve) (?:um )?acidente (?:de|no) trabalho(?=.*(?:cat|empresa|direito|inss|indeniz|estabilidade))',
    '(?:tenho|terei|da|perco|temos|ganho) (?:direito a )?(?:estabilidade(?! emocional| financeira)|insalubridade|periculosidade|garantia de emprego)',
    '(?:consig\\w+|conseg\\w+|ganh\\w+|entr\\w+|vou|posso|algo|alguma coisa|direitos?|cobrar|recorrer)(?: \\w+){0,5} na justica',
    '(?:pode|podem) fazer isso(?: comigo)?!',
    '(?:isso|isto|clausula|termo|contrato|acordo) (?:e|seria) (?:valid[oa]|permitid[oa]|legal juridicamente)',
    '(?:mudar|passar|trocar|virar|migrar)(?: \\w+){0,5} (?:de )?clt (?:para|pra) pj(?=.*(?:demitir|obrig|pode|nao aceitar|exig))',
    '(?:nao (?:liber\\w+|entreg\\w+|deram|assin\\w+))(?: \\w+){0,4} (?:guia|chave|carteira|termo|trct|homologac\\w+)',
    'sou obrigad[oa] a (?:assinar|cumprir|pagar|trabalhar|fazer hora|aceitar)',
    '(?:tenho|perco|terei)(?: \\w+){0,2} estabilidade(?! emocional| financeira)',
  ],
  near: [...AT_ISSUE, ...AFTERWARDS],
  evidence: LEGAL_SIGNS,
  harmless: [
    ...NO_LEGAL,
    '(?:processo|acao|reclamacao) trabalhista(?: \\w+){0,6} (?:aparece|recrutador*|mancha|prejudica|atrapalha|entrevista|curriculo)',
    '(?:como|devo|preciso|o que)(?: \\w+)? (?:cont\\w+|explic\\w+|fal\\w+|diz\\w+|digo|respond\\w+|justific\\w+|mencion\\w+)(?: \\w+){0,6} (?:justa causa|acao trabalhista|processo trabalhista|acidente de trabalho)',
    '(?:curso|aula*|disciplina|pos|mestrado|doutorado|formacao|diploma|trabalhar|atuar|pos graduacao|graduacao|faculdade|formacao|formad[oa]|bacharel|estagio|area|vaga*|experiencia|especializacao|conhecimento*|certificado|carreira|estud*|livro|palestra|trabalh*|atu*|sou|concurso|mba|treinamento|prova) (?:de|em|na|no|da|do|com|sobre|como|para|na area de|na area|uma?)? ?(?:area de |area )?(?:direitos?|advogad[oa]s?|advocacia|juridic*|defensoria(?: publica)?|ministerio publico|trabalhista|direito do trabalho|direito trabalhista|direitos humanos|legislacao*|processos? trabalhistas?|processos|rescisao|rescisoes|folha de pagamento|departamento pessoal|compliance|departamento juridico|contencioso|paralegal)(?: (?:do trabalho|trabalhista|civil|penal|tributario|digital|empresarial|junior|pleno|senior))?',
    'processos? (?:seletiv*|de selecao|criativ*|produtiv*|intern*|industri*|de negocio*|de vendas?|de contratacao|de recrutamento|de trabalho|de transicao)',
    '(?:direitos?) (?:autora*|de imagem|humanos|a(?:utora)*)',
    '(?:ferias|licenca|horas? extras?|bonus|plr|comiss*|beneficios?|vale*|registro|adicional*)(?: \\w+){0,3} (?:no curriculo|na entrevista|na negociacao|na proposta|da vaga|no linkedin|para (?:estudar|viajar|fazer um curso|procurar|descansar))',
    '(?:preco|valor|mensalidade|taxa|juros|custo|carga|meta|cobranca)s?(?: \\w+){0,4} abusiv*',
    '(?:bacana|bem|muito|super|mega|tao|mais|que) legal',
    '(?:negociar|negociacao|negocio|pedir)(?: \\w+){0,4} (?:bonus|plr|comissao|comissoes|beneficios|ferias|auxilio home office|vale)',
    '(?:ex) (?:advogad[oa]|bancari[oa])',
    '(?:sou|fui|era|como) (?:advogad[oa]|juiz|juiza|promotor[a]?|defensor[a]?(?: public[oa])?|paralegal)(?: \\w+){0,2}',
    '(?:registro|ferias|adicional|acerto|comissao|bonus) (?:profissional|no crea|no coren|no crm|coletivas?|de ponto|de marcas?|na planilha|de atividades)',
    '(?:trabalho|trabalhar|conversar|vaga|curso|empresa|ambiente|colegas?|chefe|projeto|gente|pessoal|lugar)(?: \\w+){0,2} (?:e|muito|bem|super|foi|seria|parece) legal',
  ],
});
