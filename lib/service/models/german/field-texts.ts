/**
 * The German of what the schemas of the models say, by the English: titles and descriptions of parameters, of values and
 * of modes. Words that are meant for a prompt stay English, because the renderer reads English.
 */
export const germanFieldTexts: Readonly<Record<string, string>> = {
  // Titles
  Acceleration: 'Beschleunigung',
  'Aspect ratio': 'Seitenverhältnis',
  Audio: 'Ton',
  'Audio files': 'Audiodateien',
  Background: 'Hintergrund',
  Clips: 'Clips',
  Creativity: 'Kreativität',
  'Cut out': 'Freistellen',
  Duration: 'Dauer',
  Encoder: 'Encoder',
  Enhancement: 'Verbesserung',
  Exclude: 'Ausschließen',
  'Expand prompt': 'Prompt erweitern',
  Expansion: 'Erweiterung',
  Exposure: 'Belichtung',
  Factor: 'Faktor',
  'First and last frame': 'Erster und letzter Frame',
  'First frame': 'Erster Frame',
  Format: 'Format',
  Frames: 'Frames',
  'Frames per second': 'Frames pro Sekunde',
  Grounding: 'Websuche',
  Guidance: 'Prompt-Treue',
  Height: 'Höhe',
  'Highlight threshold': 'Schwelle der Lichter',
  Image: 'Bild',
  'Image search': 'Bildersuche',
  Images: 'Bilder',
  'Input fidelity': 'Eingabetreue',
  'Last frame': 'Letzter Frame',
  'Match the image': 'Wie das Bild',
  Orientation: 'Ausrichtung',
  'ProRes profile': 'ProRes-Profil',
  Prompt: 'Prompt',
  Quality: 'Qualität',
  References: 'Referenzen',
  Resolution: 'Auflösung',
  'Safety check': 'Sicherheitsprüfung',
  'Safety tolerance': 'Sicherheitstoleranz',
  Saturation: 'Sättigung',
  Seed: 'Seed',
  Size: 'Größe',
  Smart: 'Smart',
  Speed: 'Tempo',
  Steps: 'Schritte',
  Task: 'Aufgabe',
  'Think first': 'Erst planen',
  Thinking: 'Planung',
  'Transfer function': 'Transferfunktion',
  Video: 'Video',
  Videos: 'Videos',
  Watermark: 'Wasserzeichen',
  'Web search': 'Websuche',
  Width: 'Breite',

  // Prompts
  'What to paint. Name a place, the light and a few colours; put lettering in quotation marks.':
    'Was gemalt werden soll, auf Englisch: ein Ort, das Licht und ein paar Farben. Schrift steht in Anführungszeichen.',
  'Objects and colours that must not appear.': 'Objekte und Farben, die nicht vorkommen dürfen, auf Englisch.',
  'What to design, with the lettering in quotation marks.':
    'Was gestaltet werden soll, auf Englisch. Die Schrift steht in Anführungszeichen.',
  'What to generate or change. Cite references as Image 1, Image 2. Up to 4,500 tokens.':
    'Was entstehen oder sich ändern soll, auf Englisch. Referenzen heißen Image 1, Image 2. Bis zu 4500 Tokens.',
  'What to generate or change. Cite references as Image 1, Image 2. Up to 1,300 tokens.':
    'Was entstehen oder sich ändern soll, auf Englisch. Referenzen heißen Image 1, Image 2. Bis zu 1300 Tokens.',
  'What to generate or change. Cite references as Image 1, Image 2.':
    'Was entstehen oder sich ändern soll, auf Englisch. Referenzen heißen Image 1, Image 2.',
  'What to generate. To say where, end with a list of boxes.':
    'Was entstehen soll, auf Englisch. Eine Liste von Boxen am Ende sagt, wo.',
  'What to generate. Cite references as Image 1, Image 2.':
    'Was entstehen soll, auf Englisch. Referenzen heißen Image 1, Image 2.',
  'What to change.': 'Was sich ändern soll, auf Englisch.',
  'What to change. Cite images as Image 1, Image 2.':
    'Was sich ändern soll, auf Englisch. Bilder heißen Image 1, Image 2.',
  'What to cut out.': 'Was freigestellt werden soll, auf Englisch.',
  'The scene, its light and weather, and how the camera moves.':
    'Die Szene, ihr Licht, das Wetter und die Bewegung der Kamera, auf Englisch.',
  'One or more scenes, what moves, how the camera moves, and the sounds.':
    'Eine oder mehrere Szenen, was sich bewegt, die Bewegung der Kamera und die Geräusche, auf Englisch.',
  'The scene, what moves, how the camera moves, and the sounds.':
    'Die Szene, was sich bewegt, die Bewegung der Kamera und die Geräusche, auf Englisch.',
  'The scene, what moves, and how the camera moves.':
    'Die Szene, was sich bewegt und die Bewegung der Kamera, auf Englisch.',
  'What moves, and how.': 'Was sich bewegt und wie, auf Englisch.',
  'What moves between the frames, and how the camera moves.':
    'Was sich zwischen den Frames bewegt und die Bewegung der Kamera, auf Englisch.',
  'What happens, what moves, and the sounds. Cite references as @Image 1, @Video 1, @Audio 1.':
    'Was geschieht, was sich bewegt und die Geräusche, auf Englisch. Referenzen heißen @Image 1, @Video 1, @Audio 1.',
  'What happens, and with which reference. Cite references as Image 1, Image 2.':
    'Was geschieht und mit welcher Referenz, auf Englisch. Referenzen heißen Image 1, Image 2.',
  'What happens, and in which order. Cite videos as Video 1, Video 2.':
    'Was geschieht und in welcher Reihenfolge, auf Englisch. Videos heißen Video 1, Video 2.',

  // Images, videos and audio
  'Up to 3 images, numbered in list order.': 'Bis zu 3 Bilder, nummeriert wie in der Liste.',
  'Up to 9 images, numbered in list order.': 'Bis zu 9 Bilder, nummeriert wie in der Liste.',
  'Up to 10 images, numbered in list order.': 'Bis zu 10 Bilder, nummeriert wie in der Liste.',
  'Up to 14 images, numbered in list order.': 'Bis zu 14 Bilder, nummeriert wie in der Liste.',
  'Up to five, numbered in list order.': 'Bis zu fünf, nummeriert wie in der Liste.',
  'Up to ten, cited as @Image 1.': 'Bis zu zehn, im Prompt @Image 1 genannt.',
  'Up to five, cited as @Video 1.': 'Bis zu fünf, im Prompt @Video 1 genannt.',
  'Up to five, cited as @Audio 1.': 'Bis zu fünf, im Prompt @Audio 1 genannt.',
  'The image to edit.': 'Das Bild, das bearbeitet wird.',
  'One to edit, or up to three to combine.': 'Eines zum Bearbeiten oder bis zu drei zum Kombinieren.',
  'The image to cut from.': 'Das Bild, aus dem freigestellt wird.',
  'The image to upscale.': 'Das Bild, das hochskaliert wird.',
  'The video starts with this image.': 'Das Video beginnt mit diesem Bild.',
  'The video ends with this image.': 'Das Video endet mit diesem Bild.',
  'The standard-range video to convert.': 'Das SDR-Video, das umgewandelt wird.',

  // Sizes and proportions
  'Square HD is 1024 × 1024 pixels, square 512 × 512. The others have about as many pixels as square HD.':
    'Quadrat HD hat 1024 × 1024 Pixel, Quadrat 512 × 512. Die anderen haben etwa so viele Pixel wie Quadrat HD.',
  'Auto uses the aspect ratio of the first reference. Without a reference, the prompt decides.':
    'Auto übernimmt das Seitenverhältnis der ersten Referenz. Ohne Referenz entscheidet der Prompt.',
  'Auto and adaptive let the prompt decide: portrait for a phone, wide for cinema, otherwise 16:9.':
    'Bei Auto und Adaptiv entscheidet der Prompt: Hochformat für „phone“, breit für „cinema“, sonst 16:9.',
  'Adaptive uses the aspect ratio of the first frame or reference. Without one, the prompt decides; the default is 16:9.':
    'Adaptiv übernimmt das Seitenverhältnis des ersten Frames oder der ersten Referenz. Ohne sie entscheidet der Prompt, sonst gilt 16:9.',
  'A ratio other than the image’s crops around its most important part.':
    'Weicht es von dem des Bildes ab, wird um den wichtigsten Teil herum zugeschnitten.',
  'Uses the aspect ratio of the image and ignores the aspect ratio below.':
    'Übernimmt das Seitenverhältnis des Bildes und ignoriert das untere.',
  '16:9 or 9:16.': '16:9 oder 9:16.',
  '1K is about 1024 × 1024 pixels, 2K about 2048 × 2048, in the chosen aspect ratio. Or an exact size such as 1280x720. If empty, the prompt decides: small for an icon, large for a wallpaper.':
    '1K sind etwa 1024 × 1024 Pixel, 2K etwa 2048 × 2048, im gewählten Seitenverhältnis. Oder eine exakte Größe wie 1280x720. Ohne Angabe entscheidet der Prompt: klein für „icon“, groß für „wallpaper“.',
  '1K is about 1024 × 1024 pixels, 2K about 2048 × 2048. Or an exact size such as 1280x720.':
    '1K sind etwa 1024 × 1024 Pixel, 2K etwa 2048 × 2048. Oder eine exakte Größe wie 1280x720.',
  '1K is about 1024 × 1024 pixels, 2K about 2048 × 2048, in the chosen aspect ratio.':
    '1K sind etwa 1024 × 1024 Pixel, 2K etwa 2048 × 2048, im gewählten Seitenverhältnis.',
  '2K is about 2048 × 2048 pixels, 4K about 4096 × 4096.': '2K sind etwa 2048 × 2048 Pixel, 4K etwa 4096 × 4096.',
  'Size of a square with the same area: 1K is about 1024 × 1024 pixels.':
    'Größe eines Quadrats mit gleicher Fläche: 1K sind etwa 1024 × 1024 Pixel.',
  'Size of a square with the same area: 768sq is 768 × 768 pixels, 4k about 16 megapixels.':
    'Größe eines Quadrats mit gleicher Fläche: 768sq sind 768 × 768 Pixel, 4k etwa 16 Megapixel.',
  'Auto picks the size closest to the first reference. Without a reference, the prompt decides; the default is square.':
    'Auto wählt die Größe, die der ersten Referenz am nächsten kommt. Ohne Referenz entscheidet der Prompt, sonst wird es quadratisch.',
  'Pixels on the shorter side.': 'Pixel auf der kürzeren Seite.',
  'Pixels on the shorter side, at 30 frames per second.': 'Pixel auf der kürzeren Seite, mit 30 Frames pro Sekunde.',
  'Pixels on the shorter side. The longer side follows the image.':
    'Pixel auf der kürzeren Seite. Die längere richtet sich nach dem Bild.',
  'Pixels on the shorter side: 720 for standard, 1080 for high.':
    'Pixel auf der kürzeren Seite: 720 bei Standard, 1080 bei Hoch.',
  'Pixels on the shorter side: 720, 1080, 1440 or 2160.': 'Pixel auf der kürzeren Seite: 720, 1080, 1440 oder 2160.',
  'Multiplies width and height. Fractions are exact to the pixel.':
    'Multipliziert Breite und Höhe. Brüche werden pixelgenau berechnet.',

  // Time
  '24 frames per second.': '24 fps (Frames pro Sekunde).',
  'In seconds. Auto lets the prompt decide, by the seconds it names or how much happens.':
    'In Sekunden. Bei Auto entscheidet der Prompt: nach den genannten Sekunden oder danach, wie viel geschieht.',
  'In seconds, as text: any whole number up to 12.': 'In Sekunden, als Text: jede ganze Zahl bis 12.',
  '2 to 30 seconds. Smart (−1) lets the prompt decide.': '2 bis 30 Sekunden. Bei Smart (−1) entscheidet der Prompt.',
  'Generates wind, water, rain, street noise or music to match the scene. No speech. When off, the video has no audio track.':
    'Generiert Wind, Wasser, Regen, Straßengeräusche oder Musik passend zur Szene. Keine Sprache. Ausgeschaltet hat das Video keine Tonspur.',
  'Generate from frames or from text. If empty, it follows from your input.':
    'Aus Frames oder aus Text generieren. Ohne Angabe ergibt es sich aus der Eingabe.',

  // How the result is made
  'The same seed and settings give the same result. Leave empty for a random seed.':
    'Gleicher Seed und gleiche Einstellungen ergeben das gleiche Ergebnis. Leer lassen für einen zufälligen Seed.',
  'How many different images to generate from the prompt. Each gets its own seed, derived from yours.':
    'Wie viele verschiedene Bilder aus dem Prompt entstehen. Jedes hat einen eigenen Seed, der sich aus dem eingestellten ergibt.',
  'More steps add finer detail and take longer.': 'Mehr Schritte ergeben feinere Details und dauern länger.',
  'How strongly the prompt affects the colours.': 'Wie stark der Prompt die Farben bestimmt.',
  'Turbo paints a less detailed background. Quality adds detail and takes longer.':
    'Turbo malt einen Hintergrund mit weniger Details. Qualität ergänzt Details und dauert länger.',
  'How much is added to the background beyond your prompt. Large adds more layers than Medium. Uses rules, not a language model.':
    'Wie viel über den Prompt hinaus zum Hintergrund hinzukommt. Groß ergänzt mehr Ebenen als Mittel. Folgt Regeln, ohne Sprachmodell.',
  'Saves time by painting a coarser background. The type stays sharp.':
    'Spart Zeit mit einem gröberen Hintergrund. Die Schrift bleibt scharf.',
  'Rejects prompts with severely violent or sexual words. Images are not checked.':
    'Lehnt Prompts mit extrem gewalttätigen oder sexuellen Wörtern ab. Bilder werden nicht geprüft.',
  'Rejects prompts that contain certain words: 0 rejects all violent, sexual or drug-related words, 4 only the most severe. Images are not checked.':
    'Lehnt Prompts mit bestimmten Wörtern ab: 0 alle zu Gewalt, Sex oder Drogen, 4 nur die schlimmsten. Bilder werden nicht geprüft.',
  'Adds light, weather and detail that the prompt leaves open, chosen by the seed. When off, only what you wrote is drawn. Uses rules, not a language model.':
    'Ergänzt Licht, Wetter und Details, die der Prompt offen lässt, je nach Seed. Ausgeschaltet wird nur gezeichnet, was im Prompt steht. Folgt Regeln, ohne Sprachmodell.',
  'Sketches four compositions, compares their balance and contrast, and draws the best one. Takes longer. No reasoning model is involved.':
    'Skizziert vier Kompositionen, vergleicht Gleichgewicht und Kontrast und zeichnet die beste. Dauert länger. Kein Reasoning-Modell beteiligt.',
  'How many compositions are sketched and compared before the best one is drawn. Higher levels take longer. No reasoning model is involved.':
    'Wie viele Kompositionen skizziert und verglichen werden, bevor die beste gezeichnet wird. Höhere Stufen dauern länger. Kein Reasoning-Modell beteiligt.',
  'Divides the video into more shots and writes the plan into the file’s comment. Takes longer. No reasoning model is involved.':
    'Teilt das Video in mehr Shots auf und schreibt den Plan in den Kommentar der Datei. Dauert länger. Kein Reasoning-Modell beteiligt.',
  'The built-in renderer has no web access. When on, it compares one more composition instead.':
    'Der eingebaute Renderer hat keinen Internetzugang. Eingeschaltet vergleicht er stattdessen eine Komposition mehr.',
  'Higher quality adds finer detail and takes longer.': 'Höhere Qualität ergibt feinere Details und dauert länger.',
  'High stays closer to the colours and shapes of the references.':
    'Hoch hält sich enger an Farben und Formen der Referenzen.',
  'Transparent cuts out the subject. Auto does so if the prompt asks for it.':
    'Transparent stellt das Motiv frei. Auto tut das, wenn der Prompt es verlangt.',
  '0 only restores, 1 adds the most texture.': '0 stellt nur wieder her, 1 ergänzt am meisten Struktur.',
  'Refinement passes. Each keeps the result closer to the original.':
    'Durchgänge der Verfeinerung. Jeder hält das Ergebnis näher am Original.',
  'Standard V2 suits most images. Low Resolution V2 cleans up small, compressed ones. CGI keeps flat areas flat and edges crisp. High Fidelity V2 stays closest to the original. Text Refine sharpens lettering.':
    'Standard V2 passt für die meisten Bilder. Low Resolution V2 bereinigt kleine, komprimierte. CGI lässt Flächen glatt und Kanten scharf. High Fidelity V2 bleibt am nächsten am Original. Text Refine schärft Schrift.',
  'When on, the rest of the image is removed. When off, the result is the mask, white on black.':
    'Eingeschaltet wird der Rest des Bildes entfernt. Ausgeschaltet ist das Ergebnis die Maske, weiß auf schwarz.',

  // Files and light
  'Removed areas are transparent in PNG and white in JPEG.':
    'Entfernte Bereiche sind in PNG transparent und in JPEG weiß.',
  'Adds a small mark at the bottom right that says where the result comes from.':
    'Setzt unten rechts ein kleines Zeichen, das die Herkunft des Ergebnisses nennt.',
  'HLG also looks right on standard displays. PQ (HDR10) carries absolute brightness.':
    'HLG sieht auch auf SDR-Bildschirmen richtig aus. PQ (HDR10) enthält absolute Helligkeiten.',
  '0.5 leaves brightness unchanged. 0 is two stops darker, 1 two stops brighter.':
    '0,5 lässt die Helligkeit unverändert. 0 ist zwei Blendenstufen dunkler, 1 zwei heller.',
  '0.5 leaves colours unchanged. 0 halves saturation, 1 adds 50%.':
    '0,5 lässt die Farben unverändert. 0 halbiert die Sättigung, 1 erhöht sie um 50 %.',
  'Signal level above which highlights are expanded, up to 1000 cd/m². Lower values brighten more of the video.':
    'Signalpegel, ab dem Lichter erweitert werden, bis 1000 cd/m². Niedrigere Werte hellen mehr vom Video auf.',
  'Only used with ProRes.': 'Nur mit ProRes wirksam.',

  // The note of the built-in renderer
  'Built into Easel, no neural model': 'In Easel eingebaut, ohne neuronales Modell',
};

/** The German of values that a form shows as words. The others read the same in both languages. */
export const germanChoices: Readonly<Record<string, string>> = {
  adaptive: 'Adaptiv',
  BALANCED: 'Ausgewogen',
  high: 'Hoch',
  image_to_video: 'Bild zu Video',
  landscape: 'Querformat',
  landscape_16_9: 'Querformat 16:9',
  landscape_4_3: 'Querformat 4:3',
  Large: 'Groß',
  low: 'Niedrig',
  match_input: 'Wie das Bild',
  medium: 'Mittel',
  Medium: 'Mittel',
  none: 'Keine',
  opaque: 'Deckend',
  portrait: 'Hochformat',
  portrait_16_9: 'Hochformat 16:9',
  portrait_4_3: 'Hochformat 4:3',
  QUALITY: 'Qualität',
  regular: 'Normal',
  square: 'Quadrat',
  square_hd: 'Quadrat HD',
  text_to_video: 'Text zu Video',
};
