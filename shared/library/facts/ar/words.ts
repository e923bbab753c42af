import type { FactTexts } from '../fact-texts.ts';

/** Opposites, and the Italian words of sheet music. */
export const facts: FactTexts = {
  opposites: {
    all: `
حار | بارد
كبير | صغير
طويل | قصير
سريع | بطيء
سعيد | حزين
نهار | ليل
فوق | تحت
داخل | خارج
مفتوح | مغلق
ممتلئ | فارغ
مبلل | جاف
قديم | جديد
صلب | لين / طري
مضيء | مظلم
نظيف | متسخ / قذر
صاخب | هادئ
مبكر | متأخر
يسار | يمين
أول | آخر / أخير
يدفع | يسحب
ثقيل | خفيف
قريب | بعيد
سميك | رقيق
غني | فقير
يبدأ | ينتهي
قبل | بعد
صواب | خطأ
مستيقظ | نائم
يفوز | يخسر
دائمًا | أبدًا`,
  },
  'music-words': {
    all: `
piano | خافت
forte | قوي
mezzo piano | خافت نوعًا ما
mezzo forte | قوي نوعًا ما
pianissimo | خافت جدًا
fortissimo | قوي جدًا
crescendo | يعلو الصوت شيئًا فشيئًا
diminuendo | يخفت الصوت شيئًا فشيئًا
largo | بطيء جدًا وعريض
adagio | بطيء
andante | بسرعة المشي
moderato | بسرعة متوسطة
allegro | سريع ومرح
presto | سريع جدًا
accelerando | يتسارع شيئًا فشيئًا
ritardando | يتباطأ شيئًا فشيئًا
a tempo | العودة إلى السرعة الأولى
legato | متصل | النغمات مترابطة.
staccato | متقطع | النغمات قصيرة.
dolce | بعذوبة
da capo | من البداية
fine | النهاية
solo | عازف منفرد / منفرد
tutti | الجميع معًا`,
  },
};
