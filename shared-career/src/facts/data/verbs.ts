/** Verbs that texts about work begin with, infinitives without accents; a word with the stem of one is no name. */
export const WORK_VERBS = `
abastecer abater abordar abrir aceitar acelerar acessar acolher acumular aderir admitir acompanhar acionar
adaptar adequar administrar adotar adquirir afiar agendar
agilizar ajudar ajustar alcancar alimentar alinhar almoxarifar alocar alterar ampliar analisar aperfeicoar apertar aplicar
apoiar aprender apresentar aprimorar aprovar aproveitar apurar armazenar arquivar arrecadar articular assar assegurar assessorar assinar
assistir assumir atender atingir ativar atualizar atuar auditar aumentar automatizar auxiliar avaliar baixar bater beneficiar
buscar cadastrar calcular calibrar capacitar captar carregar catalogar ceder classificar cobrar cobrir colaborar coletar colher colocar
comandar combinar comercializar comparar compartilhar compor comprar comprovar comunicar conceber concentrar conciliar concluir
conduzir conectar conferir configurar conhecer conquistar conseguir consertar conservar considerar consolidar construir
consultar contar contatar contratar contribuir controlar converter coordenar corrigir cortar costurar cozinhar criar crescer
cuidar cultivar cumprir cursar dar debater decidir declarar decorar dedicar definir deixar delegar demonstrar depositar descarregar
descartar descrever desenhar desenvolver desossar despachar destacar detectar diagnosticar diminuir dimensionar dirigir dispensar
distribuir diversificar divulgar dobrar documentar dominar economizar editar educar efetuar elaborar elevar eliminar embalar
embarcar emitir empacotar empreender empregar encaminhar encerrar engajar encurtar enxugar encontrar enfrentar
ensaiar ensinar entender entregar entrevistar enviar
envolver equilibrar escalar escolher escrever escutar especificar estabelecer estender esterilizar estimar estocar estruturar
estudar evitar evoluir examinar executar exercer exigir expandir expedir experimentar explicar explorar expor extrair fabricar
facilitar falar faturar fazer fechar fidelizar filmar filtrar finalizar financiar firmar fiscalizar fixar focar formar formular
fornecer fortalecer fotografar fritar fundar ganhar garantir gerar gerenciar gerir girar governar graduar gravar guardar guiar
habilitar harmonizar higienizar homologar hospedar identificar ilustrar implantar implementar importar impulsionar incentivar
incluir incorporar incrementar indicar informar ingressar iniciar inovar inserir inspecionar inspirar instalar instruir integrar
inteirar interagir interpretar investigar irrigar isolar julgar lancar lavar lecionar legalizar levantar levar liberar lidar
liderar limpar listar localizar lubrificar maior manejar manipular manobrar manter manusear manutencionar mapear marcar massagear
mediar medir melhorar mensurar mentorar migrar ministrar misturar mobilizar modelar moderar modernizar modificar moer moldar monitorar montar
motivar movimentar mudar negociar nivelar notificar obter ocupar oferecer operar orcar ordenhar organizar orientar otimizar
pagar palestrar participar passar perfurar pesar pesquisar pintar planejar plantar podar polir possuir poupar pousar praticar
precificar preencher preparar prescrever preservar prestar prevenir priorizar processar procurar produzir programar projetar
promover propor prospectar proteger protocolar prover provisionar publicar puncionar qualificar realizar recarregar receber
recepcionar reciclar recolher recomendar reconhecer recrutar recuperar redesenhar redigir reduzir reestruturar refazer reformar
reformular registrar regular regularizar relatar reler remover rentabilizar renegociar reorganizar reparar repassar repor reportar
representar reservar resolver responder restaurar retirar retomar reunir revisar rotular saber selecionar
separar servir simplificar simular sinalizar sistematizar socorrer soldar solicitar
solucionar somar substituir sugerir supervisionar suportar suprir tecer temperar ter terceirizar testar tirar tocar tornar trabalhar
traduzir transformar transmitir transportar tratar treinar triar trocar ultrapassar unificar usar usinar utilizar vacinar validar
valorizar vender verificar viabilizar viajar vistoriar visitar voltar zelar
renovar reabilitar assentar cancelar carimbar chefiar compilar confeccionar congelar cronometrar debitar delimitar demolir depurar
desmontar digitar digitalizar discutir embrulhar encadernar encaixar encomendar escanear escavar esculpir estampar estimular
etiquetar fatiar fermentar fomentar forrar fracionar fundir hidratar impermeabilizar imprimir indexar induzir informatizar
inscrever intermediar internar inventariar lacrar lapidar ler lixar locar lustrar maquiar medicar narrar navegar numerar ofertar
orquestrar ouvir patrocinar pautar peneirar percorrer periciar pilotar pontuar prensar presidir proceder puxar quantificar
quitar rascunhar rastrear rebocar recortar redistribuir refrigerar reger remanejar remodelar repartir replantar reproduzir
requisitar resgatar reter retificar reutilizar revender revitalizar rodar roteirizar sanear secar semear serrar sortear suturar
tabular tingir torrar tosar tracar transcrever transferir trilhar varrer vedar vestir vigiar vincular zerar
achieve address advise analyze apply assist attend automate build collaborate conduct coordinate create cut decrease deliver
design develop drive ensure establish handle help implement improve increase install launch lead maintain manage mentor
migrate monitor negotiate operate organize oversee perform plan prepare present process produce provide reduce resolve review
run save sell serve ship solve streamline supervise support teach test train troubleshoot use work write
`;
