<?php

/**
 * Finds classes: the generated ones in their folder, Guzzle on PHP's include path. Whatever PHP warns of, notices and
 * deprecations too, is an exception.
 */

declare(strict_types=1);

set_error_handler(static function (int $severity, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $severity, $file, $line);
});

require 'GuzzleHttp/autoload.php';

spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Boards\\')) {
        require __DIR__ . '/boards-api/lib/' . str_replace('\\', '/', substr($class, strlen('Boards\\'))) . '.php';
    }
});
