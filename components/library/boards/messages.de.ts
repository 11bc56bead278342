import type { Translation } from '@/lib/intl/translation';
import type { boardMessages } from './messages';

/** The German of `boardMessages`. */
export const boardGerman: Translation<typeof boardMessages> = {
  newFolder: 'Neuer Ordner',
  folderName: 'Name des Ordners',
  folderActions: 'Aktionen für Ordner {name}',
  deleteFolder: 'Ordner löschen',
  folderDeleted: 'Ordner „{name}“ gelöscht. Seine Boards bleiben erhalten.',
  newBoardIn: 'Neues Board in diesem Ordner',
  moveTo: 'In „{folder}“ verschieben',
  moveOut: 'Aus dem Ordner nehmen',
  moved: '„{board}“ in „{folder}“ verschoben',
  movedOut: '„{board}“ aus dem Ordner genommen',
  expand: 'Boards in {folder} einblenden',
  collapse: 'Boards in {folder} ausblenden',
  emptyFolder: 'Boards hierher ziehen',
  share: 'Teilen…',
  access: 'Personen mit Zugriff',
  leave: 'Board verlassen',
  left: 'Board „{name}“ verlassen.',
  onlyYours: 'Andere sehen es erst, wenn es geteilt wird.',
  audiences: {
    none: 'Privat',
    people: 'Mit Personen geteilt',
    everyone: 'Mit allen im Studio geteilt',
    public: 'Per Link öffentlich',
  },
  unreadable: 'Die Boards konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
};
