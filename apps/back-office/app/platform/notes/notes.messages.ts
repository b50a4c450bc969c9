import { messages } from '@stragan/contract/messages'

/** Texts of the notes of staff about an order or a customer. */
export const noteMessages = messages(
  {
    edited: (at: string) => `Changed on ${at}`,
    addNote: 'Add a note',
    noteLabel: 'Note for staff',
    edit: 'Change',
    editNamed: (at: string) => `Change the note of ${at}`,
    delete: 'Delete',
    deleteNamed: (at: string) => `Delete the note of ${at}`,
    deleteQuestion: 'Delete this note?',
    deleteText: 'It will disappear for all staff.',
  },
  {
    edited: (at: string) => `Zmieniona ${at}`,
    addNote: 'Dodaj notatkę',
    noteLabel: 'Notatka dla pracowników',
    edit: 'Zmień',
    editNamed: (at: string) => `Zmień notatkę z ${at}`,
    delete: 'Usuń',
    deleteNamed: (at: string) => `Usuń notatkę z ${at}`,
    deleteQuestion: 'Usunąć tę notatkę?',
    deleteText: 'Notatka zniknie u wszystkich pracowników.',
  },
)
