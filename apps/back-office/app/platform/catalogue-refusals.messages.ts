import type { ErrorCode, Language } from '@stragan/contract'
import type { RefusalText } from './refusal-text.ts'

/** Why something was not carried out with products, prices, promotions, codes, gifts and what they are classified by. */
export const catalogueRefusals: Readonly<Record<Language, Partial<Record<ErrorCode, RefusalText>>>> = {
  en: {
    variant_not_found: { title: 'This variant no longer exists', text: 'It has been deleted. Go back to the list.' },
    documents_changed: {
      title: 'Somebody else changed the data sheets in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    invalid_crop: {
      title: 'The area is not inside the picture',
      text: 'It may reach the picture’s edges at most, and has to be smaller than the whole picture.',
    },
    pictures_changed: {
      title: 'Somebody else changed the pictures in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    product_changed: {
      title: 'Somebody else changed the product in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    product_ordered: {
      title: 'This has been ordered, so it cannot be deleted',
      text: 'Orders still refer to it. Archive the product instead: shoppers will no longer see it, and you can bring it back.',
    },
    product_in_stock: { title: 'This is still in stock', text: 'Correct its stock to zero first, then delete it.' },
    discount_code_not_found: { title: 'This discount code no longer exists', text: 'It has been deleted. Go back to the list.' },
    discount_code_changed: {
      title: 'Somebody else changed the discount code in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    discount_series_taken: { title: 'There is already a series with this name', text: 'Choose another name.' },
    discount_code_in_use: { title: 'An order was placed with this code', text: 'It cannot be deleted. Disable it instead.' },
    too_many_discount_codes: { title: 'The shop already has 20,000 discount codes', text: 'Delete some first.' },
    search_synonyms_not_found: { title: 'This group of synonyms no longer exists', text: 'It has been deleted. Go back to the list.' },
    too_many_search_synonyms: { title: 'The shop already has 500 groups of synonyms', text: 'Delete some first.' },
    search_redirect_not_found: { title: 'This redirect no longer exists', text: 'It has been deleted. Go back to the list.' },
    search_redirect_changed: {
      title: 'Somebody else changed the redirect in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    search_redirect_taken: { title: 'This search is already redirected', text: 'Change that redirect instead.' },
    too_many_search_redirects: { title: 'The shop already has 500 search redirects', text: 'Delete some first.' },
    gift_not_found: { title: 'This gift no longer exists', text: 'Go back to the list.' },
    gift_changed: {
      title: 'Somebody else changed the gift in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    too_many_gifts: { title: 'The shop already has 100 gifts', text: 'Change one that is disabled.' },
    promotion_not_found: { title: 'This promotion no longer exists', text: 'It has been deleted. Go back to the list.' },
    promotion_changed: {
      title: 'Somebody else changed the promotion in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    promotion_over: { title: 'The promotion is over', text: 'Its price was public until the promotion ended. Add a new one.' },
    promotion_begun: { title: 'The promotion has begun', text: 'Its price is public: end it instead of deleting it.' },
    promotion_not_begun: { title: 'The promotion has not begun yet', text: 'Wait a moment, or delete it if it is planned for later.' },
    too_many_promotions: {
      title: 'This product already has 100 promotions',
      text: 'End or delete one first; those that are over do not count.',
    },
    price_list_not_found: { title: 'This price list no longer exists', text: 'It has been deleted. Go back to the list.' },
    price_list_changed: {
      title: 'Somebody else changed the price list in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    too_many_price_lists: { title: 'The shop already has 100 price lists', text: 'Delete one first.' },
    too_many_list_customers: { title: 'The price list already has 10,000 customers', text: 'Remove some first.' },
    too_many_agreed_prices: { title: 'There are already 20,000 agreed prices', text: 'Remove some first.' },
    classification_changed: {
      title: 'Somebody else changed the same fields in the meantime',
      text: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    },
    category_move_refused: {
      title: 'The category cannot be there',
      text: 'It cannot be inside itself or a category below it, nor below the tenth level. Choose another place.',
    },
    still_in_use: { title: 'This is still in use', text: 'First change whatever uses it; this page shows how many items do.' },
    values_tell_variants_apart: {
      title: 'Variants of a product differ only in these two values',
      text: 'Shoppers would no longer be able to tell the variants apart. Change or delete one of the variants first.',
    },
    classification_full: { title: 'The limit has been reached', text: 'The shop has as many of these as it can have. Delete one first.' },
    category_not_found: { title: 'This category no longer exists', text: 'It has been deleted in the meantime. Choose another one.' },
    feature_not_found: { title: 'This no longer exists', text: 'The feature or its value has been deleted in the meantime.' },
    archive_in_progress: {
      title: 'This cannot be done now',
      text: 'Another archive of the shop is being exported or imported. Wait for that to finish, or stop it.',
    },
    archive_step_refused: {
      title: 'This cannot be done now',
      text: 'Somebody else has taken the next step with this archive in the meantime. Load the page again.',
    },
    archive_file_gone: { title: 'The file is no longer there', text: 'Make a new export, or upload the archive again.' },
    import_step_refused: {
      title: 'This cannot be done now',
      text: 'Somebody else has taken the next step of this import in the meantime. Load the page again.',
    },
    import_unreadable: {
      title: 'This sheet cannot be read',
      text: 'It has no header in its first row, or is damaged. The sheet that was read before is still there.',
    },
  },
  pl: {
    variant_not_found: { title: 'Tego wariantu już nie ma', text: 'Wariant został usunięty. Wróć do listy.' },
    documents_changed: {
      title: 'Ktoś w międzyczasie zmienił karty techniczne',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    invalid_crop: {
      title: 'Obszar wykracza poza zdjęcie',
      text: 'Obszar może sięgać najwyżej do krawędzi i musi być mniejszy niż całe zdjęcie.',
    },
    pictures_changed: {
      title: 'Ktoś w międzyczasie zmienił zdjęcia',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    product_changed: {
      title: 'Ktoś w międzyczasie zmienił ten produkt',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    product_ordered: {
      title: 'To było już zamawiane, więc nie można tego usunąć',
      text: 'Do produktu odwołują się złożone zamówienia. Zamiast usuwać, zarchiwizuj produkt: kupujący przestaną go widzieć, a w każdej chwili możesz go przywrócić.',
    },
    product_in_stock: { title: 'To jest jeszcze w magazynie', text: 'Najpierw skoryguj stan do zera, potem usuń.' },
    discount_code_not_found: { title: 'Tego kodu już nie ma', text: 'Kod został usunięty. Wróć do listy.' },
    discount_code_changed: {
      title: 'Ktoś inny zmienił kod w międzyczasie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    discount_series_taken: { title: 'Jest już seria o tej nazwie', text: 'Wybierz inną nazwę.' },
    discount_code_in_use: { title: 'Z tym kodem złożono zamówienie', text: 'Kodu nie można usunąć. Możesz go wyłączyć.' },
    too_many_discount_codes: { title: 'Sklep ma już 20 000 kodów rabatowych', text: 'Najpierw usuń niektóre z nich.' },
    search_synonyms_not_found: { title: 'Ta grupa synonimów już nie istnieje', text: 'Grupa została usunięta. Wróć do listy.' },
    too_many_search_synonyms: { title: 'Sklep ma już 500 grup synonimów', text: 'Najpierw usuń niektóre z nich.' },
    search_redirect_not_found: { title: 'To przekierowanie już nie istnieje', text: 'Przekierowanie zostało usunięte. Wróć do listy.' },
    search_redirect_changed: {
      title: 'Ktoś inny zmienił przekierowanie w międzyczasie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    search_redirect_taken: { title: 'To wyszukiwanie jest już przekierowane', text: 'Zmień istniejące przekierowanie.' },
    too_many_search_redirects: { title: 'Sklep ma już 500 przekierowań wyszukiwań', text: 'Najpierw usuń niektóre z nich.' },
    gift_not_found: { title: 'Tego prezentu już nie ma', text: 'Wróć do listy.' },
    gift_changed: {
      title: 'Ktoś inny zmienił prezent w międzyczasie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    too_many_gifts: { title: 'Sklep ma już 100 prezentów', text: 'Zmień jeden z wyłączonych.' },
    promotion_not_found: { title: 'Tej promocji już nie ma', text: 'Promocja została usunięta. Wróć do listy.' },
    promotion_changed: {
      title: 'Ktoś inny zmienił promocję w międzyczasie',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    promotion_over: { title: 'Promocja już się skończyła', text: 'Do jej zakończenia cena była publiczna. Dodaj nową promocję.' },
    promotion_begun: { title: 'Promocja już się zaczęła', text: 'Jej cena jest publiczna: zakończ promocję, zamiast ją usuwać.' },
    promotion_not_begun: {
      title: 'Promocja jeszcze się nie zaczęła',
      text: 'Odczekaj chwilę albo usuń ją, jeśli jest zaplanowana na później.',
    },
    too_many_promotions: {
      title: 'Ten produkt ma już 100 promocji',
      text: 'Najpierw zakończ lub usuń jedną z nich; zakończone się nie liczą.',
    },
    price_list_not_found: { title: 'Tego cennika już nie ma', text: 'Cennik został usunięty. Wróć do listy.' },
    price_list_changed: {
      title: 'Ktoś inny zmienił cennik w międzyczasie',
      text: 'Poniżej widać, co jest teraz zapisane, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    too_many_price_lists: { title: 'Sklep ma już 100 cenników', text: 'Najpierw usuń jeden.' },
    too_many_list_customers: { title: 'Cennik ma już 10 000 klientów', text: 'Najpierw usuń niektórych.' },
    too_many_agreed_prices: { title: 'Jest już 20 000 cen indywidualnych', text: 'Najpierw usuń niektóre.' },
    classification_changed: {
      title: 'Ktoś inny zmienił w międzyczasie to samo',
      text: 'Poniżej widać, co jest zapisane teraz, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje zmiany.',
    },
    category_move_refused: {
      title: 'Kategoria nie może być w tym miejscu',
      text: 'Nie może być w samej sobie ani w swojej podkategorii, ani poniżej dziesiątego poziomu. Wybierz inne miejsce.',
    },
    still_in_use: { title: 'To jest jeszcze używane', text: 'Najpierw zmień to, co z tego korzysta; na tej stronie widać, ile tego jest.' },
    values_tell_variants_apart: {
      title: 'Te wartości odróżniają warianty jednego produktu',
      text: 'Klienci nie mogliby już odróżnić tych wariantów. Najpierw zmień lub usuń jeden z wariantów.',
    },
    classification_full: { title: 'Osiągnięto limit', text: 'Sklep ma już najwyższą dozwoloną liczbę. Najpierw usuń którąś pozycję.' },
    category_not_found: { title: 'Tej kategorii już nie ma', text: 'Kategoria została w międzyczasie usunięta. Wybierz inną.' },
    feature_not_found: { title: 'Tego już nie ma', text: 'Cecha lub jej wartość została w międzyczasie usunięta.' },
    archive_in_progress: {
      title: 'Teraz nie można tego zrobić',
      text: 'Trwa eksport lub import innego archiwum sklepu. Poczekaj, aż się zakończy, albo go zatrzymaj.',
    },
    archive_step_refused: {
      title: 'Teraz nie można tego zrobić',
      text: 'Ktoś w międzyczasie wykonał następny krok z tym archiwum. Wczytaj stronę ponownie.',
    },
    archive_file_gone: { title: 'Pliku już nie ma', text: 'Zrób nowy eksport albo wyślij archiwum ponownie.' },
    import_step_refused: {
      title: 'Teraz nie można tego zrobić',
      text: 'Ktoś w międzyczasie wykonał kolejny krok tego importu. Wczytaj stronę ponownie.',
    },
    import_unreadable: {
      title: 'Nie udało się odczytać tego arkusza',
      text: 'Nie ma nagłówka w pierwszym wierszu albo jest uszkodzony. Poprzednio wczytany arkusz pozostał bez zmian.',
    },
  },
}
