/**
 * English words, each before the ways in which Hebrew readers write it. Names are in English on both
 * sites, so a name of several words is found too: `הזרד ריישו`. Endings are folded.
 */
export const transliterations: readonly (readonly string[])[] = `
absolute אבסולוט
accuracy אקיורסי
adaptive אדפטיבי
adverse אדוורס
allocation אלוקיישן
alpha אלפה
analysis אנליזה אנליסיס
approach אפרואוץ׳
arm ארם
article ארטיקל
attrition אטרישן
audit אודיט
average אברג׳
based בייסד
baseline בייסליין
basket בסקט
Bayesian בייסיאני
benchmark בנצ׳מרק
best בסט
beta ביתא בטא
bias ביאס
bioavailability ביואוויילביליטי
bioequivalence ביואקוויולנס ביואקוויוולנטיות
biomarker ביומרקר
biosimilar ביוסימילר
biostatistics ביוסטט ביוסטטיסטיקס
blinded בליינד בליינדינג בליינדד
block בלוק
board בורד
bootstrap בוטסטרפ
boundary באונדרי
box בוקס
brief בריף
brochure ברושור
budget באדג׳ט בדג׳ט
calculator קלקולטור קלקולייטור
career קריר
carried קריד
carry קרי
carryover קריאובר
case קייס
censoring סנסורינג סנסור
certificate סרטיפיקט
class קלאס
clinical קליניקל
closed קלוזד
cluster קלאסטר
coding קודינג
coefficient קואפישנט
cohort קוהורט
collinearity קולינאריטי
committee קומיטי
comparator קומפרטור
competing קומפיטינג
complete קומפליט
compliance קומפליינס
composite קומפוזיט
concealment קונסילמנט
concomitant קונקומיטנט
confidence קונפידנס
confirmatory קונפירמטורי
conformance קונפורמנס
confounding קונפאונדר קונפאונדינג
consent קונסנט
contact קונטקט
control קונטרול
copy קופי
correlation קורלציה קורליישן
covariate קובריאט קווריאט
criteria קריטריה
crossover קרוסאובר
cumulative קומולטיב
curve קרב
data דאטה
database דאטהבייס
dataset דאטהסט
decentralized דיסנטרליזד
deliverable דליברבל
demo דמו
design דיזיין
deviation דביאיישן דוויאיישן
diary דיארי
dictionary דיקשנרי
difference דיפרנס
discovery דיסקאברי
distribution דיסטריביושן
dose דוז
double דאבל
dropout דרופאאוט
drug דראג
dummy דאמי
duration דיוריישן
edit אדיט
effect אפקט
efficacy אפיקסי
electronic אלקטרוניק
eligibility אליג׳יביליטי
emergent אמרג׳נט
endpoint אנדפוינט
enrichment אנריצ׳מנט
enrollment אנרולמנט
equivalence אקוויולנס
error ארור
estimand אסטימנד אסטמנד
estimator אסטימטור
event איוונט
evidence אבידנס
exact אקזקט
exclusion אקסקלוז׳ן
expedited אקספדייטד
export אקספורט
exposure אקספוז׳ר
external אקסטרנל
factorial פקטוריאל
false פולס
family פמילי
file פייל
fixed פיקסד
flash פלאש
follow פולו
forest פורסט
form פורם
forward פורוורד
free פרי
freedom פרידום
full פול
funnel פאנל
futility פיוטיליטי
glossary גלוסרי
good גוד
group גרופ
half האלפ האף
hazard הזרד האזרד הזארד
heterogeneity הטרוג׳ניטי
historical היסטוריקל
hypothesis היפותזה היפותזיס
hypothetical היפותטיקל
immortal אימורטל
imputation אימפוטציה אימפיוטציה אימפוטיישן
incidence אינסידנס אינצידנס
indicator אינדיקטור
inferiority אינפריוריטי
informed אינפורמד
integrity אינטגריטי
intention אינטנשן
interaction אינטרקשן
intercurrent אינטרקרנט
interest אינטרסט
interim אינטרים
interval אינטרוול אינטרבל
intervention אינטרבנשן
inventory אינוונטורי
investigator אינווסטיגטור
joint ג׳וינט
key קי
kit קיט
label לייבל
landmark לנדמרק
last לאסט
least ליסט
level לבל
life לייפ
likelihood לייקליהוד
limit לימיט
linear לינאר
listing ליסטינג
lock לוק
log לוג
logistic לוגיסטיק לוג׳יסטיק
management מנג׳מנט
manager מנג׳ר
margin מרג׳ינ
master מאסטר
matching מאצ׳ינג
maximum מקסימום
measures מז׳רס
median מדיאנ
medical מדיקל
medication מדיקיישן
meta מטה
minimization מינימיזיישן
missing מיסינג
mixed מיקסד
monitoring מוניטורינג מוניטור
multiple מולטיפל
multiplicity מולטיפליסיטי
negative נגטיב
non נון
normal נורמל נורמלי
null נאל
objective אובג׳קטיב
observation אובזרביישן
observational אובזרבציוני
odds אודס אודדס אודז
open אופן
ordinal אורדינל
outcome אאוטקאם
outlier אאוטלייר
outsourcing אאוטסורסינג
over אובר
overall אוברול
paper פייפר
paradox פרדוקס
parallel פרלל
patient פיישנט
per פר
phase פייז פאזה
pilot פיילוט
pivotal פיבוטל פיבוטלי
plan פלאן
platform פלטפורם
plot פלוט
poisson פואסון
policy פוליסי
population פופולציה פופוליישן
positive פוזיטיב
posterior פוסטריור
power פאוור פאואר
practice פרקטיס
pragmatic פרגמטיק
precision פרסיז׳ן
predictive פרדיקטיב
price פרייס פרייסינג
primary פריימרי
principal פרינסיפל
prior פריור
procedure פרוצדורה
progression פרוגרשן
propensity פרופנסיטי
proportion פרופורציה
proportional פרופורשונל
publication פובליקציה פאבליקיישן
quality קווליטי
quantile קוונטיל
query קוורי
random רנדום
randomized רנדומלי
rare רייר
rate רייט
ratio ריישו רציו
reaction ריאקשן
real ריל ריאל
reduction רדקשן רידקשן
reference רפרנס
regression רגרשן
relative רלטיב
repeated ריפיטד
report ריפורט רפורט
reported ריפורטד
reporting ריפורטינג
response רספונס
reviewer רוויואר
risk ריסק
safety סייפטי
sample סמפל
score סקור
secondary סקנדרי
selection סלקשן
sensitivity סנסיטיביטי
sequence סיקוונס
sequential סקוונשל
serious סיריוס
set סט
shell שלז
sided סיידד
significant סיגניפיקנט
single סינגל
site סייט
size סייז
solution סולושן
source סורס
special ספיישל
specificity ספסיפיסיטי
spending ספנדינג
sponsor ספונסר
squares סקוורס
stage סטייג׳
standard סטנדרט סטנדרד
statistical סטטיסטיקל
stopping סטופינג
strategy סטרטג׳י סטרטגיה
stratified סטרטיפיקציה סטרטיפייד
study סטאדי
subgroup סאבגרופ
subject סאבג׳קט
submission סאבמישן סבמישן
summary סאמרי סמרי
superiority סופריוריטי
supply סאפליי
surrogate סורוגייט סורוגט
survival סרוויבל סורבייבל
synopsis סינופסיס
system סיסטם
table טייבל
target טארגט
template טמפלייט טמפלט
term טרם
terminology טרמינולוגיה
test טסט
testing טסטינג
time טיים
tipping טיפינג
tolerance טולרנס
toxicity טוקסיסיטי טוקסיות
traceability טרייסביליטי
trail טרייל
training טריינינג
transport טרנספורט
treat טריט
treatment טריטמנט
trial טריאל טרייאל
two טו
type טייפ
umbrella אמברלה
unblinding אנבליינדינג
validation ולידציה
value ואליו וליו
variable וריאבל
variance וריאנס
vendor ונדור
verification וריפיקיישן
visit ויזיט
washout וושאאוט
weighted וייטד
win ווין
window ווינדו
workshop וורקשופ
world וורלד
writing רייטינג
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
