// The asynchronous boundary that Module Federation needs: shared modules are resolved before any code runs.
void import('./bootstrap');

export {};
