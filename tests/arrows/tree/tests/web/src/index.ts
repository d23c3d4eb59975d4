export const renderPage = 1;
